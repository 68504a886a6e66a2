import { type Deleted, deletionQuerySchema, personSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { jsonBody } from '../../../http/json-body.ts';
import { validate } from '../../../http/validate.ts';
import { emptySpam, listDeletions } from '../../../services/inbox/delete-submissions.ts';
import { deletePerson } from '../../../services/inbox/person-data.ts';
import { actorOf } from './actor-of.ts';
import { sendPersonData } from './export-routes.ts';
import type { InboxDeps } from './inbox-deps.ts';

/** One person's data, and everything that is deleted for good. */
export const addDeletionRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock, submissions } = deps;
  // A read, but an address is no place for an e-mail address.
  router.post('/api/admin/people/export', jsonBody, async (request, response) => {
    await sendPersonData(deps, response, validate(personSchema, request.body));
  });

  router.post('/api/admin/people/delete', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const { username, at } = actorOf(response, clock());
    const deleted = await deletePerson(database, person, username, at);
    submissions.announce();
    response.json({ deleted } satisfies Deleted);
  });

  router.post('/api/admin/submissions/spam/empty', async (_request, response) => {
    const { username, at } = actorOf(response, clock());
    const deleted = await emptySpam(database, username, at);
    submissions.announce();
    response.json({ deleted } satisfies Deleted);
  });

  router.get('/api/admin/deletions', async (request, response) => {
    const { after } = validate(deletionQuerySchema, request.query);
    response.json(await listDeletions(database, after));
  });
};
