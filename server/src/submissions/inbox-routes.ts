import { submissionExportSchema, submissionQuerySchema } from '@jeweler/core/submissions';
import type { Request, RequestHandler, Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { addDeletionRoutes } from './deletion-routes.ts';
import { addExportRoutes, sendCsv } from './export-routes.ts';
import { listSubmissions } from './list-submissions.ts';
import type { InboxDeps } from './present-record.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addStatusRoutes } from './status-routes.ts';

const LIST = '/api/admin/submissions';

/** What is asked for. URLs end up in proxy logs and browser histories, and most searches are for a name. */
const askedIn = ({ method, query, body }: Request): object => {
  if (method === 'POST') return body;
  if ('q' in query)
    throw new ValidationError({ q: 'A search must be posted, so that it appears in no address.' });
  return query;
};

/** Lists, and their export as CSV. */
const addListRoutes = (router: Router, deps: InboxDeps): void => {
  const sendList: RequestHandler = async (request, response) => {
    const query = validate(submissionQuerySchema, askedIn(request));
    response.json(await listSubmissions(deps.database, query, getSession(response).adminId));
  };
  const exportList: RequestHandler = (request, response) =>
    sendCsv(deps, response, validate(submissionExportSchema, askedIn(request)));

  router.get(LIST, sendList);
  router.post(`${LIST}/search`, jsonBody, sendList);
  router.get(`${LIST}.csv`, exportList);
  router.post(`${LIST}.csv`, jsonBody, exportList);
};

/** Routes for staff to work with submissions; add them after `requireStaff`. Every write is a POST. */
export const addInboxRoutes = (router: Router, deps: InboxDeps): void => {
  addListRoutes(router, deps);
  addStatusRoutes(router, deps);
  addExportRoutes(router, deps);
  addDeletionRoutes(router, deps);
  // Last, because its `:reference` parameter would match the fixed segments of the others.
  addRecordRoutes(router, deps);
};
