import { shopDay } from '@jeweler/core/business';
import type { DownloadAddress } from '@jeweler/core/schemas';
import {
  type Person,
  personSchema,
  type SubmissionExport,
  submissionExportSchema,
} from '@jeweler/core/submissions';
import type { Response, Router } from 'express';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { getSession } from '../staff/require-staff.ts';
import { validate } from '../validate.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { exportPerson } from './person-data.ts';
import { exportCsv } from './submissions-csv.ts';

type ExportDeps = Pick<InboxDeps, 'database' | 'clock'>;

/** Sends a list as CSV, named after the current day in the shop's time zone. */
export const sendCsv = (
  { database, clock }: ExportDeps,
  response: Response,
  asked: SubmissionExport,
): Promise<void> =>
  sendChunks(response, exportCsv(database, asked), {
    fileName: `requests-${shopDay(clock())}.csv`,
    contentType: 'text/csv',
  });

/** Sends all data stored about one person as JSON. */
export const sendPersonData = (
  { database, clock }: ExportDeps,
  response: Response,
  person: Person,
): Promise<void> =>
  sendChunks(response, exportPerson(database, person, clock()), {
    fileName: 'personal-data.json',
    contentType: 'application/json',
  });

/**
 * Issues addresses from which the same files can be downloaded once: a browser's own download does not send
 * the token.
 */
export const addExportRoutes = (router: Router, deps: InboxDeps): void => {
  const issue = (response: Response, send: (to: Response) => Promise<void>): void => {
    const url = deps.tickets.issue(getSession(response), send);
    response.json({ url } satisfies DownloadAddress);
  };

  router.post('/api/admin/submissions/downloads', jsonBody, (request, response) => {
    const asked = validate(submissionExportSchema, request.body);
    issue(response, (to) => sendCsv(deps, to, asked));
  });

  router.post('/api/admin/people/downloads', jsonBody, (request, response) => {
    const person = validate(personSchema, request.body);
    issue(response, (to) => sendPersonData(deps, to, person));
  });
};
