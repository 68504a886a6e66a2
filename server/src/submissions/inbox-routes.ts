import {
  type Deleted,
  deletionQuerySchema,
  newNoteSchema,
  newReplySchema,
  personSchema,
  reminderSchema,
  submissionExportSchema,
  submissionQuerySchema,
} from '@jeweler/core/submissions';
import type { Request, RequestHandler, Router } from 'express';
import { noteEvent } from '../accounts/account-events.ts';
import { getActor, getAuthor, getSession } from '../accounts/require-staff.ts';
import { NotFoundError, RefusedError, StaleRevisionError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { validate } from '../validate.ts';
import { addNote } from './add-note.ts';
import { deleteOne, emptySpam, listDeletions } from './delete-submissions.ts';
import { addExportRoutes, exportSenders, ONE_PERSON, REQUESTS } from './export-routes.ts';
import { listSubmissions } from './list-submissions.ts';
import { deletePerson } from './person-data.ts';
import { type InboxDeps, presentRecord, readReference } from './present-record.ts';
import { sendReply } from './send-reply.ts';
import { setReminder } from './set-reminder.ts';
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
  const exportList: RequestHandler = async (request, response) => {
    const asked = validate(submissionExportSchema, askedIn(request));
    await noteEvent(deps.database, getAuthor(response, deps.clock()), 'exported', REQUESTS);
    await exportSenders(deps).sendCsv(response, asked);
  };

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

/** Export and deletion of one person's data, and other permanent deletions. */
const addDeletionRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock } = deps;
  // A POST although it only reads, because an email address does not belong in a URL.
  router.post('/api/admin/people/export', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    await noteEvent(database, getAuthor(response, clock()), 'exported', ONE_PERSON);
    await exportSenders(deps).sendPersonData(response, person);
  });

  router.post('/api/admin/people/delete', jsonBody, async (request, response) => {
    const person = validate(personSchema, request.body);
    const deleted = await deletePerson(database, getAuthor(response, clock()), person);
    response.json({ deleted } satisfies Deleted);
  });

  router.post('/api/admin/submissions/:reference/delete', async (request, response) => {
    const deleted = await deleteOne(database, getAuthor(response, clock()), request.params.reference);
    if (deleted === 0) throw new NotFoundError('There is no such request. It may have been deleted already.');
    response.json({ deleted } satisfies Deleted);
  });

  router.post('/api/admin/submissions/spam/empty', async (_request, response) => {
    const deleted = await emptySpam(database, getAuthor(response, clock()));
    response.json({ deleted } satisfies Deleted);
  });

  router.get('/api/admin/deletions', async (request, response) => {
    const { after } = validate(deletionQuerySchema, request.query);
    response.json(await listDeletions(database, after));
  });
};

const MAIL_IS_OFF = 'Mail is off, so nothing was sent. Please use your mail program.';

/** One submission by its reference, its replies and its notes. */
const addRecordRoutes = (router: Router, deps: InboxDeps): void => {
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
