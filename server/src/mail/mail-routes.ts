import { mailCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { type AskedByStaff, staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import type { MailDeps } from './compose-mail.ts';
import { decideMail, listMails, type MailDecision, mailText, previewMail } from './mail-list.ts';

const BEING_SENT = 'This email is being sent right now.';
const DEALT_WITH = 'Someone else has already dealt with this email.';

/**
 * The outbox: mails that are waiting, sent or failed, and what staff decide about them. Every write is a
 * POST.
 */
export const addMailRoutes = (router: Router, deps: MailDeps): void => {
  const add = staffAnswers(router, deps.clock);
  const preview = async (id: number) => {
    const mail = await previewMail(deps, id);
    if (!mail) throw new NotFoundError();
    return mail;
  };

  add(mailCalls.listMails, ({ sent }) => listMails(deps, sent));
  add(mailCalls.getMail, ({ params }) => preview(readId(params.id)));

  add(mailCalls.getMailText, async ({ params }) => {
    const text = await mailText(deps, readId(params.id));
    if (!text) throw new NotFoundError();
    return text;
  });

  const decide =
    (decision: MailDecision) =>
    async ({ params, actor }: Pick<AskedByStaff<typeof mailCalls.sendMail>, 'params' | 'actor'>) => {
      const id = readId(params.id);
      const isDone = await decideMail(deps.database, actor, id, decision);
      // Answered with 404 when there is no such mail, otherwise with its current state.
      const mail = await preview(id);
      if (!isDone) throw new RefusedError('state', mail.state === 'sending' ? BEING_SENT : DEALT_WITH);
      return mail;
    };
  add(mailCalls.sendMail, decide('send'));
  add(mailCalls.writeOffMail, decide('write-off'));
};
