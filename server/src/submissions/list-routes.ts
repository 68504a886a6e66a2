import { submissionExportSchema, submissionQuerySchema } from '@jeweler/core/submissions';
import type { RequestHandler, Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { sendCsv } from './export-routes.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { listSubmissions } from './list-submissions.ts';

const LIST = '/api/admin/submissions';

/** URLs end up in proxy logs and browser histories, and most searches are for a name. */
const withoutSearch = (query: object): object => {
  if ('q' in query)
    throw new ValidationError({ q: 'A search must be posted, so that it appears in no address.' });
  return query;
};

/** Lists, and their export as CSV. */
export const addListRoutes = (router: Router, deps: InboxDeps): void => {
  const { database } = deps;
  const sendList =
    (askedOf: (request: Parameters<RequestHandler>[0]) => object): RequestHandler =>
    async (request, response) => {
      const query = validate(submissionQuerySchema, askedOf(request));
      response.json(await listSubmissions(database, query, getSession(response).adminId));
    };
  const exportList =
    (askedOf: (request: Parameters<RequestHandler>[0]) => object): RequestHandler =>
    (request, response) =>
      sendCsv(deps, response, validate(submissionExportSchema, askedOf(request)));

  router.get(
    LIST,
    sendList(({ query }) => withoutSearch(query)),
  );
  router.post(
    `${LIST}/search`,
    jsonBody,
    sendList(({ body }) => body),
  );
  router.get(
    `${LIST}.csv`,
    exportList(({ query }) => withoutSearch(query)),
  );
  router.post(
    `${LIST}.csv`,
    jsonBody,
    exportList(({ body }) => body),
  );
};
