import { shopDay } from '@jeweler/core/business';
import { peopleCalls } from '@jeweler/core/calls';
import { isPermitted, OWNERS_ONLY_MESSAGE } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { exportEvents, listEvents } from '../accounts/account-events.ts';
import { invite } from '../accounts/account-links.ts';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import { LastOwnerError } from '../accounts/admins.ts';
import { type AccountDeps, type AskedByStaff, staffAnswers } from '../accounts/staff-answers.ts';
import { ForbiddenError, OperatorError, RefusedError, ValidationError } from '../errors.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { readId } from '../validate.ts';
import { sendInvitation, sendsAccountMail } from './account-mails.ts';

/** Who has an account, where they are signed in, and what happened. */
export const addPeopleRoutes = (router: Router, deps: AccountDeps): void => {
  const { admins, config, database, sessions, tickets, clock } = deps;
  const add = staffAnswers(router, clock);

  add(peopleCalls.listPeople, async () => ({
    people: await admins.people(),
    sendsMail: sendsAccountMail(config),
  }));

  type Inviting = Pick<AskedByStaff<typeof peopleCalls.invitePerson>, 'sent' | 'actor'>;
  const answerInvitation = async ({ sent, actor }: Inviting) => {
    const sendLink = sendsAccountMail(config) ? sendInvitation : undefined;
    const path = await invite(database, sent, actor, sendLink).catch((error: unknown) => {
      throw error instanceof OperatorError ? new ValidationError({ username: USERNAME_TAKEN }) : error;
    });
    return path === null ? {} : { url: config.siteUrl + path };
  };
  add(peopleCalls.invitePerson, answerInvitation);
  add(peopleCalls.addPerson, answerInvitation);

  add(peopleCalls.changeRole, ({ params, sent, actor }) =>
    admins.changeRole(readId(params.id), sent.role, actor).catch(refuse),
  );

  add(peopleCalls.changeEmail, ({ params, sent, actor }) =>
    admins.changeEmail(readId(params.id), sent.email, actor),
  );

  add(peopleCalls.removePerson, ({ params, actor }) => admins.remove(readId(params.id), actor).catch(refuse));

  add(peopleCalls.listSessions, async ({ session }) => {
    const found = await sessions.list(visibleTo(session));
    return { sessions: found.map((each) => ({ ...each, isThis: each.id === session.fingerprint })) };
  });

  add(peopleCalls.endSession, async ({ params, session, actor }) => {
    const found = await sessions.list(visibleTo(session));
    const ended = found.filter(({ id }) => id === params.id);
    await sessions.end(ended, actor);
  });

  add(peopleCalls.endSessions, async ({ params, session, actor }) => {
    const adminId = readId(params.id);
    const visible = visibleTo(session);
    if (visible !== undefined && visible !== adminId) throw new ForbiddenError(OWNERS_ONLY_MESSAGE);
    const found = await sessions.list(adminId);
    const ended = found.filter(({ id }) => id !== session.fingerprint);
    await sessions.end(ended, actor);
  });

  add(peopleCalls.listAccountEvents, ({ sent }) => listEvents(database, sent.before));

  const issueTicket = tickets.offer<null>(
    'account-events',
    (response) => sendChunks(response, exportEvents(database), `accounts-${shopDay(clock())}.csv`),
    'what happened to accounts',
  );
  add(peopleCalls.exportAccountEvents, ({ response }) => issueTicket(response, null));
};

const USERNAME_TAKEN = 'Somebody has this username already. Please choose another.';

/** The last owner stays one. */
const refuse = (error: unknown): never => {
  throw error instanceof LastOwnerError ? new RefusedError('role', error.message) : error;
};

/** Whose sessions somebody may see and end; undefined: everybody's. */
const visibleTo = ({ role, adminId }: LiveSession): number | undefined =>
  isPermitted('manage-people', role, { staffEditShop: false }) ? undefined : adminId;
