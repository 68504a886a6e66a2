import { personalDataCalls, submissionCalls } from '@jeweler/core/calls';
import type { RequestHandler, Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { validate } from '../validate.ts';
import { addNote } from './add-note.ts';
import { deleteOne, emptySpam, listDeletions } from './delete-submissions.ts';
import { addExportRoutes, askedIn } from './export-routes.ts';
import { listSubmissions } from './list-submissions.ts';
import { deletePerson } from './person-data.ts';
import { sendReply } from './send-reply.ts';
import { setReminder } from './set-reminder.ts';
import { addStatusRoutes } from './status-routes.ts';
import { presentRecord, readReference } from './submission-record.ts';

const LIST = '/api/admin/submissions';

const MAIL_IS_OFF = 'Mail is off, so nothing was sent. Please use your mail program.';

/** Routes for staff to work with submissions; add them after `requireStaff`. Every write is a POST. */
export const addInboxRoutes = (router: Router, deps: AccountDeps): void => {
  const { config, database } = deps;
  const add = staffAnswers(router, deps.clock);

  // The same by GET and POST.
  const sendList: RequestHandler = async (request, response) => {
    const query = validate(submissionCalls.searchSubmissions.body, askedIn(request));
    response.json(await listSubmissions(database, query, getSession(response).adminId));
  };
  router.get(LIST, sendList);
  router.post(`${LIST}/search`, jsonBody, sendList);

  addStatusRoutes(router, deps);
  addExportRoutes(router, deps);

  add(personalDataCalls.deletePerson, async ({ sent, actor }) => ({
    deleted: await deletePerson(database, actor, sent),
  }));

  add(personalDataCalls.deleteSubmission, async ({ params, actor }) => {
    const deleted = await deleteOne(database, actor, params.reference);
    if (deleted === 0) throw new NotFoundError('There is no such request. It may have been deleted already.');
    return { deleted };
  });

  add(submissionCalls.emptySpam, async ({ actor }) => ({ deleted: await emptySpam(database, actor) }));

  add(personalDataCalls.listDeletions, ({ sent }) => listDeletions(database, sent.after));

  // Last, because the `:reference` parameter would match the fixed segments of the others.
  add(submissionCalls.getSubmission, ({ params, session }) =>
    presentRecord(deps, readReference(params), session),
  );

  add(submissionCalls.sendReply, async ({ params, sent, actor, session }) => {
    const reference = readReference(params);
    if (mailMode(config) === 'off') throw new RefusedError('text', MAIL_IS_OFF);
    return presentRecord(deps, reference, session, await sendReply(database, actor, reference, sent));
  });

  add(submissionCalls.setReminder, async ({ params, sent, actor, session }) => {
    const reference = readReference(params);
    return presentRecord(deps, reference, session, await setReminder(database, actor, reference, sent));
  });

  add(submissionCalls.addNote, async ({ params, sent, actor, session }) => {
    const reference = readReference(params);
    if (!(await addNote(database, actor, reference, sent))) throw new NotFoundError();
    return presentRecord(deps, reference, session);
  });
};
