import { shopDay } from '@jeweler/core/business';
import { subscriberCalls } from '@jeweler/core/calls';
import type { Response, Router } from 'express';
import { noteEvent } from '../accounts/account-events.ts';
import { getActor } from '../accounts/require-staff.ts';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { mailMode, readOutage } from '../mail/mail-mode.ts';
import { readId } from '../validate.ts';
import { askAgain } from './ask-to-confirm.ts';
import { exportConfirmed, listSubscribers, subscriberById } from './subscriber-list.ts';
import { unsubscribeByHand } from './subscription.ts';

/** What is exported, as it is noted. */
const ALL = 'the newsletter’s list';

/**
 * The newsletter's subscribers. Every write is a POST, and so is the search, because email addresses do not
 * belong in URLs.
 */
export const addSubscriberRoutes = (router: Router, deps: AccountDeps): void => {
  const { database, clock, config, tickets } = deps;
  const add = staffAnswers(router, clock);

  add(subscriberCalls.searchSubscribers, async ({ sent }) => ({
    ...(await listSubscribers(database, sent)),
    mode: mailMode(config),
    outage: await readOutage(database.query),
  }));

  const present = async (id: number) => {
    const subscriber = await subscriberById(database.query, id);
    if (!subscriber) throw new NotFoundError();
    return subscriber;
  };

  add(subscriberCalls.unsubscribeByHand, async ({ params, actor: { username: by, at } }) => {
    const id = readId(params.id);
    await unsubscribeByHand(database, id, { by, at });
    return present(id);
  });

  add(subscriberCalls.askToConfirm, async ({ params, now }) => {
    const id = readId(params.id);
    const refusal = await askAgain(database, id, now);
    if (refusal === 'not-open') throw new RefusedError('state', 'There is nothing left to confirm.');
    if (refusal === 'too-soon')
      throw new RefusedError(
        'state',
        'This address was asked less than a day ago. Please try again tomorrow.',
      );
    return present(id);
  });

  const sendCsv = (response: Response): Promise<void> =>
    sendChunks(response, exportConfirmed(database), `subscribers-${shopDay(clock())}.csv`);

  router.get('/api/admin/subscribers.csv', async (_request, response) => {
    await noteEvent(database, getActor(response, clock()), 'exported', ALL);
    await sendCsv(response);
  });

  // Issues an address for the same file that works once without the token: a browser's own download does not
  // send it.
  const issueTicket = tickets.offer<null>('subscribers', sendCsv, ALL);
  add(subscriberCalls.requestSubscribersCsv, ({ response }) => issueTicket(response, null));
};
