import { shopDay } from '@jeweler/core/business';
import { personalDataCalls, submissionCalls } from '@jeweler/core/calls';
import type { DownloadAddress } from '@jeweler/core/schemas';
import type { Person, SubmissionExport } from '@jeweler/core/submissions';
import type { Response, Router } from 'express';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { validate } from '../validate.ts';
import { exportPerson } from './person-data.ts';
import type { InboxDeps } from './present-record.ts';
import { exportCsv } from './submissions-csv.ts';

type ExportDeps = Pick<InboxDeps, 'database' | 'clock'>;

/** What is exported, as it is noted. */
export const REQUESTS = 'a list of requests';
export const ONE_PERSON = 'the data of a person';

/** Send a list as CSV, named after the current day in the shop's time zone, and all data about one person as JSON. */
export const exportSenders = ({ database, clock }: ExportDeps) => ({
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
 * Issues addresses from which the same files can be downloaded once: a browser's own download does not send
 * the token.
 */
export const addExportRoutes = (router: Router, deps: InboxDeps): void => {
  const { sendCsv, sendPersonData } = exportSenders(deps);
  const issueCsv = deps.tickets.offer('submissions', sendCsv, REQUESTS);
  const issuePersonData = deps.tickets.offer('person', sendPersonData, ONE_PERSON);

  router.post('/api/admin/submissions/downloads', jsonBody, async (request, response) => {
    const url = await issueCsv(response, validate(submissionCalls.requestCsv.body, request.body));
    response.json({ url } satisfies DownloadAddress);
  });

  router.post('/api/admin/people/downloads', jsonBody, async (request, response) => {
    const url = await issuePersonData(
      response,
      validate(personalDataCalls.requestPersonData.body, request.body),
    );
    response.json({ url } satisfies DownloadAddress);
  });
};
