import { mailCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { type AskedByStaff, staffAnswers } from '../accounts/staff-answers.ts';
import { RefusedError } from '../errors.ts';
import { readId } from '../validate.ts';
import type { MailDeps } from './compose-mail.ts';
import { decideMail, findMail, listMails, type MailDecision, mailText, previewMail } from './mail-list.ts';

const BEING_SENT = 'This email is being sent right now.';
const DEALT_WITH = 'Someone else has already dealt with this email.';

/**
 * The outbox: mails that are waiting, sent or failed, and what staff decide about them. Every write is a
 * POST.
 */
export const addMailRoutes = (router: Router, deps: MailDeps): void => {
  const add = staffAnswers(router, deps.clock);
  const find = ({ params, session }: Pick<AskedByStaff<typeof mailCalls.getMail>, 'params' | 'session'>) =>
    findMail(deps.database, session, readId(params.id));

  add(mailCalls.listMails, ({ sent, session }) => listMails(deps, session, sent));
  add(mailCalls.getMail, async (asked) => previewMail(deps, await find(asked)));
  add(mailCalls.getMailText, async (asked) => mailText(deps, await find(asked)));

  const decide =
    (decision: MailDecision) =>
    async (asked: Pick<AskedByStaff<typeof mailCalls.sendMail>, 'params' | 'session' | 'actor'>) => {
      const { id } = await find(asked);
      const isDone = await decideMail(deps.database, asked.actor, id, decision);
      const mail = previewMail(deps, await find(asked));
      if (!isDone) throw new RefusedError('state', mail.state === 'sending' ? BEING_SENT : DEALT_WITH);
      return mail;
    };
  add(mailCalls.sendMail, decide('send'));
  add(mailCalls.writeOffMail, decide('write-off'));
};
