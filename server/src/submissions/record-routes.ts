import { newNoteSchema, newReplySchema, reminderSchema } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { NotFoundError, RefusedError, StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { validate } from '../validate.ts';
import { addNote } from './add-note.ts';
import { type InboxDeps, presentRecord, readReference } from './present-record.ts';
import { sendReply } from './send-reply.ts';
import { setReminder } from './set-reminder.ts';

const MAIL_IS_OFF = 'Mail is off, so nothing was sent. Please use your mail program.';

/** One submission by its reference, its replies and its notes. */
export const addRecordRoutes = (router: Router, deps: InboxDeps): void => {
  router.get('/api/admin/submissions/:reference', async (request, response) => {
    response.json(await presentRecord(deps, readReference(request), response));
  });

  router.post('/api/admin/submissions/:reference/reply', jsonBody, async (request, response) => {
    const reference = readReference(request);
    const reply = validate(newReplySchema, request.body);
    if (mailMode(deps.config) === 'off') throw new RefusedError('text', MAIL_IS_OFF);
    const isSent = await sendReply(deps.database, getActor(response, deps.clock()), reference, reply);
    const record = await presentRecord(deps, reference, response);
    if (!isSent) throw new StaleRevisionError(record);
    response.status(201).json(record);
  });

  router.post('/api/admin/submissions/:reference/reminder', jsonBody, async (request, response) => {
    const reference = readReference(request);
    const reminder = validate(reminderSchema, request.body);
    const isSet = await setReminder(deps.database, getActor(response, deps.clock()), reference, reminder);
    const record = await presentRecord(deps, reference, response);
    if (!isSet) throw new StaleRevisionError(record);
    response.json(record);
  });

  router.post('/api/admin/submissions/:reference/notes', jsonBody, async (request, response) => {
    const reference = readReference(request);
    const { text } = validate(newNoteSchema, request.body);
    const isAdded = await addNote(deps.database, getActor(response, deps.clock()), reference, text);
    if (!isAdded) throw new NotFoundError();
    response.status(201).json(await presentRecord(deps, reference, response));
  });
};
