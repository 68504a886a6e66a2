import { type MailPage, mailQuerySchema } from '@jeweler/core/schemas';
import type { Request, Response, Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import { validate } from '../validate.ts';
import type { MailDeps } from './compose-mail.ts';
import { decideMail, listMails, type MailDecision, mailText, previewMail } from './mail-list.ts';

const MAILS = '/api/admin/mails';
const BEING_SENT = 'This email is being sent right now.';
const DEALT_WITH = 'Someone else has already dealt with this email.';

/**
 * The outbox: mails that are waiting, sent or failed, and what staff decide about them. Every write is a
 * POST.
 */
export const addMailRoutes = (router: Router, deps: MailDeps): void => {
  const { database, clock } = deps;

  router.get(MAILS, async (request, response) => {
    const query = validate(mailQuerySchema, request.query);
    const page = await listMails(deps, query);
    response.json(page satisfies MailPage);
  });

  const sendPreview = async (request: Request, response: Response) => {
    const preview = await previewMail(deps, readId(request.params.id));
    if (!preview) throw new NotFoundError();
    response.json(preview);
  };
  router.get(`${MAILS}/:id`, sendPreview);

  router.post(`${MAILS}/:id/text`, async (request, response) => {
    const text = await mailText(deps, readId(request.params.id));
    if (!text) throw new NotFoundError();
    response.json(text);
  });

  const decide = (decision: MailDecision) => async (request: Request, response: Response) => {
    const id = readId(request.params.id);
    const isDone = await decideMail(database, getActor(response, clock()), id, decision);
    // Answered with 404 when there is no such mail, otherwise with its current state.
    const refused = isDone ? undefined : await previewMail(deps, id);
    if (refused) throw new RefusedError('state', refused.state === 'sending' ? BEING_SENT : DEALT_WITH);
    await sendPreview(request, response);
  };
  router.post(`${MAILS}/:id/send`, decide('send'));
  router.post(`${MAILS}/:id/write-off`, decide('write-off'));
};
