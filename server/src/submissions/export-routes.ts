import { shopDay } from '@jeweler/core/business';
import { personalDataCalls, submissionCalls } from '@jeweler/core/calls';
import type { Person, SubmissionExport } from '@jeweler/core/submissions';
import type { Response, Router } from 'express';
import { noteEvent } from '../accounts/account-events.ts';
import { getActor } from '../accounts/require-staff.ts';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import type { ShopData } from '../database/database.ts';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { validate } from '../validate.ts';
import { exportPerson } from './person-data.ts';
import { exportCsv } from './submissions-csv.ts';

/** What is exported, as it is noted. */
export const REQUESTS = 'a list of requests';
const ONE_PERSON = 'the data of a person';

/** Send a list as CSV, named after the current day in the shop's time zone, and all data about one person as JSON. */
export const exportSenders = ({ database, clock }: ShopData) => ({
  sendCsv: (response: Response, asked: SubmissionExport): Promise<void> =>
    sendChunks(response, exportCsv(database, asked), {
      fileName: `requests-${shopDay(clock())}.csv`,
      contentType: 'text/csv',
    }),
  sendPersonData: (response: Response, person: Person): Promise<void> =>
    sendChunks(response, exportPerson(database, person, clock()), {
      fileName: 'personal-data.json',
      contentType: 'application/json',
    }),
});

/**
 * Export of one person's data, and addresses from which the same files can be downloaded once: a browser's own download
 * does not send the token.
 */
export const addExportRoutes = (router: Router, deps: AccountDeps): void => {
  const { clock, database, tickets } = deps;
  const { sendCsv, sendPersonData } = exportSenders(deps);
  const issueCsv = tickets.offer('submissions', sendCsv, REQUESTS);
  const issuePersonData = tickets.offer('person', sendPersonData, ONE_PERSON);
  const add = staffAnswers(router, clock);

  // A POST although it only reads, because an email address does not belong in a URL.
  router.post('/api/admin/people/export', jsonBody, async (request, response) => {
    const person = validate(personalDataCalls.getPersonData.body, request.body);
    await noteEvent(database, getActor(response, clock()), 'exported', ONE_PERSON);
    await sendPersonData(response, person);
  });

  add(submissionCalls.requestCsv, async ({ response, sent }) => ({ url: await issueCsv(response, sent) }));

  add(personalDataCalls.requestPersonData, async ({ response, sent }) => ({
    url: await issuePersonData(response, sent),
  }));
};
