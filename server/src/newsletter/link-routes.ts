import {
  renderConfirmPage,
  renderExpiredConfirmPage,
  renderNoNewsletterPage,
  renderUnsubscribePage,
} from '@jeweler/core/private-pages';
import type { Request, Response, Router } from 'express';
import type { ShopData } from '../database/database.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { newsletterPath } from '../mail/private-links.ts';
import { confirmSubscription, endSubscription, findSubscription, type Subscription } from './subscription.ts';

/** Requests from one address in 15 minutes: mail providers unsubscribe many readers from a few addresses. */
const REQUESTS_IN_15_MINUTES = 300;

/**
 * `/newsletter/confirm/TOKEN` and `/newsletter/unsubscribe/TOKEN`: the pages behind the links in mails to
 * subscribers, each with one button. Only a POST changes anything, so programs that follow links do not.
 */
export const addNewsletterPages = (router: Router, deps: ShopData & { pages: PrivatePages }): void => {
  const { pages, database, clock } = deps;
  const { headers, send } = pages;
  const limit = limitPerAddress(REQUESTS_IN_15_MINUTES);
  const getToken = ({ params }: Request): string => String(params.token);
  const sendNone = (response: Response): void => send(response, 404, renderNoNewsletterPage());

  const CONFIRM = '/newsletter/confirm/:token';
  const confirmAddress = (request: Request): string =>
    newsletterPath('confirm', encodeURIComponent(getToken(request)));
  const isOver = ({ isExpired, state }: Subscription): boolean => isExpired && state !== 'confirmed';

  router.get(CONFIRM, limit, async (request, response) => {
    const link = { purpose: 'confirm', token: getToken(request) } as const;
    const found = await findSubscription(database.query, link, clock());
    if (!found) sendNone(response);
    else if (isOver(found)) send(response, 410, renderExpiredConfirmPage());
    else send(response, 200, renderConfirmPage({ ...found, address: confirmAddress(request) }));
  });

  router.post(CONFIRM, limit, async (request, response) => {
    const found = await confirmSubscription(database, getToken(request), clock());
    if (!found) return sendNone(response);
    if (isOver(found)) return send(response, 410, renderExpiredConfirmPage());
    // Redirect to the page, which shows the current state; reloading it does not submit again.
    response.set(headers).redirect(303, confirmAddress(request));
  });

  const UNSUBSCRIBE = '/newsletter/unsubscribe/:token';
  const sendUnsubscribe = (request: Request, response: Response, { state }: Subscription): void => {
    const address = newsletterPath('unsubscribe', encodeURIComponent(getToken(request)));
    send(response, 200, renderUnsubscribePage({ state, address }));
  };

  router.get(UNSUBSCRIBE, limit, async (request, response) => {
    const link = { purpose: 'unsubscribe', token: getToken(request) } as const;
    const found = await findSubscription(database.query, link, clock());
    if (found) sendUnsubscribe(request, response, found);
    else sendNone(response);
  });

  // Handles the page's button, and the one-click unsubscribe of mail programs (RFC 8058). Their body contains
  // nothing that the URL does not, and they must not be redirected, so the response is direct.
  router.post(UNSUBSCRIBE, limit, async (request, response) => {
    const found = await endSubscription(database, getToken(request), clock());
    if (!found) return sendNone(response);
    sendUnsubscribe(request, response, found);
  });
};
