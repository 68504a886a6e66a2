import { type Deleted, deletionQuerySchema, personSchema } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { deleteOne, emptySpam, listDeletions } from './delete-submissions.ts';
import { sendPersonData } from './export-routes.ts';
import { deletePerson } from './person-data.ts';
import type { InboxDeps } from './present-record.ts';

/** Export and deletion of one person's data, and other permanent deletions. */
export const addDeletionRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock } = deps;
  // A POST although it only reads, because an email address does not belong in a URL.
  router.post('/api/admin/people/export', jsonBody, async (request, response) => {
    await sendPersonData(deps, response, validate(personSchema, request.body));
  });

  router.post('/api/admin/people/delete', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const { username, at } = getActor(response, clock());
    const deleted = await deletePerson(database, person, username, at);
    response.json({ deleted } satisfies Deleted);
  });

  router.post('/api/admin/submissions/:reference/delete', async (request, response) => {
    const { username, at } = getActor(response, clock());
    const deleted = await deleteOne(database, request.params.reference, username, at);
    if (deleted === 0) throw new NotFoundError('There is no such request. It may have been deleted already.');
    response.json({ deleted } satisfies Deleted);
  });

  router.post('/api/admin/submissions/spam/empty', async (_request, response) => {
    const { username, at } = getActor(response, clock());
    const deleted = await emptySpam(database, username, at);
    response.json({ deleted } satisfies Deleted);
  });

  router.get('/api/admin/deletions', async (request, response) => {
    const { after } = validate(deletionQuerySchema, request.query);
    response.json(await listDeletions(database, after));
  });
};
