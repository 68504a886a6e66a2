import { newNoteSchema } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { getActor } from '../staff/actor-of.ts';
import { validate } from '../validate.ts';
import { addNote } from './add-note.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { presentRecord, readReference } from './present-record.ts';

/** One submission by its reference, and its notes. */
export const addRecordRoutes = (router: Router, deps: InboxDeps): void => {
  router.get('/api/admin/submissions/:reference', async (request, response) => {
    response.json(await presentRecord(deps, readReference(request), response));
  });

  router.post('/api/admin/submissions/:reference/notes', jsonBody, async (request, response) => {
    const reference = readReference(request);
    const { text } = validate(newNoteSchema, request.body);
    const isAdded = await addNote(deps.database, getActor(response, deps.clock()), reference, text);
    if (!isAdded) throw new NotFoundError();
    deps.submissions.announce();
    response.status(201).json(await presentRecord(deps, reference, response));
  });
};
