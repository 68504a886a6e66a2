import { shopDay } from '@jeweler/core/business';
import { personalDataCalls, submissionCalls } from '@jeweler/core/calls';
import type { Person, SubmissionExport } from '@jeweler/core/submissions';
import type { Request, RequestHandler, Response, Router } from 'express';
import { noteEvent } from '../accounts/account-events.ts';
import { getActor } from '../accounts/require-staff.ts';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { validate } from '../validate.ts';
import { exportPerson } from './person-data.ts';
import { exportCsv } from './submissions-csv.ts';

/** What is exported, as it is noted. */
const REQUESTS = 'a list of requests';
const ONE_PERSON = 'the data of a person';

/** What is asked for. URLs end up in proxy logs and browser histories, and most searches are for a name. */
export const askedIn = ({ method, query, body }: Request): object => {
  if (method === 'POST') return body;
  if ('q' in query)
    throw new ValidationError({ q: 'A search must be posted, so that it appears in no address.' });
  return query;
};

/**
 * Export of a list, by GET and POST, and of one person's data; and addresses from which the same files can be downloaded
 * once: a browser's own download does not send the token.
 */
export const addExportRoutes = (router: Router, { clock, database, tickets }: AccountDeps): void => {
  const sendCsv = (response: Response, asked: SubmissionExport): Promise<void> =>
    sendChunks(response, exportCsv(database, asked), `requests-${shopDay(clock())}.csv`);
  const sendPersonData = (response: Response, person: Person): Promise<void> =>
    sendChunks(response, exportPerson(database, person, clock()), 'personal-data.json');
  const issueCsv = tickets.offer('submissions', sendCsv, REQUESTS);
  const issuePersonData = tickets.offer('person', sendPersonData, ONE_PERSON);
  const add = staffAnswers(router, clock);

  const exportList: RequestHandler = async (request, response) => {
    const asked = validate(submissionCalls.searchCsv.body, askedIn(request));
    await noteEvent(database, getActor(response, clock()), 'exported', REQUESTS);
    await sendCsv(response, asked);
  };
  router.get('/api/admin/submissions.csv', exportList);
  router.post('/api/admin/submissions.csv', jsonBody, exportList);

  // A POST although it only reads, because an email address does not belong in a URL.
  router.post('/api/admin/people/export', jsonBody, async (request, response) => {
    const person = validate(personalDataCalls.getPersonData.body, request.body);
    await noteEvent(database, getActor(response, clock()), 'exported', ONE_PERSON);
    await sendPersonData(response, person);
  });

  add(submissionCalls.requestCsv, ({ response, sent }) => issueCsv(response, sent));

  add(personalDataCalls.requestPersonData, ({ response, sent }) => issuePersonData(response, sent));
};
