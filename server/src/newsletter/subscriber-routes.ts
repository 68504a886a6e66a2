import { shopDay } from '@jeweler/core/business';
import type { DownloadAddress } from '@jeweler/core/schemas';
import { type Subscriber, type SubscriberPage, subscriberQuerySchema } from '@jeweler/core/submissions';
import type { Response, Router } from 'express';
import { noteEvent } from '../accounts/account-events.ts';
import type { DownloadTickets } from '../accounts/download-tickets.ts';
import { getActor, getAuthor } from '../accounts/require-staff.ts';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import { jsonBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { readOutage } from '../mail/mail-outage.ts';
import { validate } from '../validate.ts';
import { askAgain } from './ask-to-confirm.ts';
import { listSubscribers, subscriberById } from './subscriber-list.ts';
import { exportConfirmed } from './subscribers-csv.ts';
import { unsubscribeByHand } from './subscription.ts';

/** What is exported, as it is noted. */
const ALL = 'the newsletter’s list';
const SUBSCRIBERS = '/api/admin/subscribers';

interface SubscriberDeps extends ShopData {
  readonly tickets: DownloadTickets;
  readonly config: Pick<Config, 'smtpUrl' | 'siteUrl'>;
}

/**
 * The newsletter's subscribers. Every write is a POST, and so is the search, because email addresses do not
 * belong in URLs.
 */
export const addSubscriberRoutes = (router: Router, deps: SubscriberDeps): void => {
  const { database, clock, config, tickets } = deps;

  router.post(`${SUBSCRIBERS}/search`, jsonBody, async (request, response) => {
    const query = validate(subscriberQuerySchema, request.body);
    const page = await listSubscribers(database, query);
    const outage = await readOutage(database.query);
    response.json({ ...page, mode: mailMode(config), outage } satisfies SubscriberPage);
  });

  const sendChanged = async (response: Response, id: number): Promise<void> => {
    const subscriber = await subscriberById(database.query, id);
    if (!subscriber) throw new NotFoundError();
    response.json(subscriber satisfies Subscriber);
  };

  router.post(`${SUBSCRIBERS}/:id/unsubscribe`, async (request, response) => {
    const id = readId(request.params.id);
    const { username: by, at } = getActor(response, clock());
    await unsubscribeByHand(database, id, { by, at });
    await sendChanged(response, id);
  });

  router.post(`${SUBSCRIBERS}/:id/ask`, async (request, response) => {
    const id = readId(request.params.id);
    const refusal = await askAgain(database, id, clock());
    if (refusal === 'not-open') throw new RefusedError('state', 'There is nothing left to confirm.');
    if (refusal === 'too-soon')
      throw new RefusedError(
        'state',
        'This address was asked less than a day ago. Please try again tomorrow.',
      );
    await sendChanged(response, id);
  });

  const sendCsv = (response: Response): Promise<void> =>
    sendChunks(response, exportConfirmed(database), {
      fileName: `subscribers-${shopDay(clock())}.csv`,
      contentType: 'text/csv',
    });

  router.get(`${SUBSCRIBERS}.csv`, async (_request, response) => {
    await noteEvent(database, getAuthor(response, clock()), 'exported', ALL);
    await sendCsv(response);
  });

  // Issues an address for the same file that works once without the token: a browser's own download does not
  // send it.
  const issueTicket = tickets.offer<null>('subscribers', sendCsv, ALL);
  router.post(`${SUBSCRIBERS}/downloads`, async (_request, response) => {
    const url = await issueTicket(response, null);
    response.json({ url } satisfies DownloadAddress);
  });
};
