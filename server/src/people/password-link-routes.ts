import { peopleCalls } from '@jeweler/core/calls';
import {
  renderNoPasswordLinkPage,
  renderPasswordPage,
  renderPasswordSetPage,
} from '@jeweler/core/private-pages';
import { forgottenPasswordSchema, newPasswordFormSchema } from '@jeweler/core/schemas';
import express, { type Router } from 'express';
import { recordEvent } from '../accounts/account-events.ts';
import {
  type AccountLinkPurpose,
  findAccountLink,
  type NewPassword,
  takeAccountLink,
} from '../accounts/account-links.ts';
import { toUsernameKey } from '../accounts/admins.ts';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import { networkOf } from '../client-network.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { jsonBody } from '../http/json-body.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { validate } from '../validate.ts';
import { sendPasswordLink, sendsAccountMail } from './account-mails.ts';

/** Views and tries from one address in 15 minutes; more means that somebody is guessing tokens. */
const LOOKS = 100;
/** Requests for a new password from one address in 15 minutes, and for one account in an hour. */
const REQUESTS = 5;
const MAILS_IN_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

/**
 * `/staff/TOKEN`: the page behind an invitation or for a forgotten password. Only its form changes anything, so that
 * programs that follow links in mails use up none.
 */
export const addPasswordLinkPages = (
  router: Router,
  deps: AccountDeps & { readonly pages: PrivatePages },
): void => {
  const { clock, database, pages } = deps;
  const limit = limitPerAddress(LOOKS);

  router.get('/staff/:token', limit, async (request, response) => {
    const link = await findAccountLink(database.query, String(request.params.token), clock());
    if (link) pages.send(response, 200, renderPasswordPage(link));
    else pages.send(response, 404, renderNoPasswordLinkPage());
  });

  router.post('/staff/:token', limit, express.urlencoded({ extended: false }), async (request, response) => {
    const token = String(request.params.token);
    const link = await findAccountLink(database.query, token, clock());
    if (!link) return pages.send(response, 404, renderNoPasswordLinkPage());
    const typed = newPasswordFormSchema.safeParse(request.body);
    if (!typed.success) {
      const { name } = request.body as { name?: unknown };
      const again = {
        ...link,
        error: typed.error.issues[0]?.message ?? 'Please fill in all fields.',
        name: typeof name === 'string' ? name : link.name,
      };
      return pages.send(response, 400, renderPasswordPage(again));
    }
    const username = await takeAccountLink(deps, token, typed.data, networkOf(request));
    if (username === undefined) return pages.send(response, 404, renderNoPasswordLinkPage());
    pages.send(response, 200, renderPasswordSetPage(username));
  });
};

/** What is asked before anybody is signed in. */
export const addForgottenPassword = (router: Router, deps: AccountDeps): void => {
  const { admins, clock, config, database, log } = deps;
  answerCall(router, peopleCalls.getSignInOptions, () => ({ sendsMail: sendsAccountMail(config) }));

  const sendLink = async (typed: string, network: string): Promise<void> => {
    const admin = await admins.findForPassword(typed);
    // Whoever has been invited has a link of their own.
    if (!admin?.email || admin.password_hash === '' || !sendsAccountMail(config)) return;
    const { id, username, email } = admin;
    const now = clock();
    const at = now.toISOString();
    await database.writes.run(async (trx) => {
      const asked = await trx
        .selectFrom('account_events')
        .select('id')
        .where('event', '=', 'forgot-password')
        .where('by', '=', username)
        .where('at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
        .execute();
      if (asked.length >= MAILS_IN_AN_HOUR) return;
      await recordEvent(trx, { username, at, network }, 'forgot-password');
      await sendPasswordLink(trx, { id, username, email }, at);
    });
  };

  router.post('/api/admin/password-resets', limitPerAddress(REQUESTS), jsonBody, (request, response) => {
    const { username } = validate(forgottenPasswordSchema, request.body);
    const network = networkOf(request);
    // Answered first: the time must not tell whether there is such an account.
    response.status(202).end();
    sendLink(username, network).catch((error: unknown) => {
      log.warn({ err: error }, 'A link for a forgotten password could not be written.');
    });
  });

  /** The same as the pages behind the links do. */
  const useLink = async (
    purpose: AccountLinkPurpose,
    { token, username, ...typed }: NewPassword & { readonly token: string; readonly username?: string },
    network: string,
  ): Promise<void> => {
    const link = await findAccountLink(database.query, token, clock());
    if (username !== undefined && link && toUsernameKey(username) !== toUsernameKey(link.username))
      throw new ValidationError({ username: `This invitation is for ${link.username}.` });
    const used = link?.purpose === purpose ? await takeAccountLink(deps, token, typed, network) : undefined;
    if (used === undefined) throw new NotFoundError('This link does not work any more.');
  };
  const options = { before: [limitPerAddress(LOOKS)] };
  const { acceptInvitation, usePasswordReset } = peopleCalls;
  answerCall(
    router,
    acceptInvitation,
    ({ sent, request }) => useLink('invitation', sent, networkOf(request)),
    options,
  );
  answerCall(
    router,
    usePasswordReset,
    ({ sent, request }) => useLink('password', sent, networkOf(request)),
    options,
  );
};
