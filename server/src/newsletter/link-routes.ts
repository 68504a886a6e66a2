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
  const isOver = ({ isExpired, state }: Subscription): boolean => isExpired && state !== 'confirmed';

  router.get(CONFIRM, limit, async (request, response) => {
    const found = await findSubscription(database.query, 'confirm', getToken(request), clock());
    if (!found) sendNone(response);
    else if (isOver(found)) send(response, 410, renderExpiredConfirmPage());
    else send(response, 200, renderConfirmPage(found));
  });

  router.post(CONFIRM, limit, async (request, response) => {
    const found = await confirmSubscription(database, getToken(request), clock());
    if (!found) return sendNone(response);
    if (isOver(found)) return send(response, 410, renderExpiredConfirmPage());
    // Redirect to the page, which shows the current state; reloading it does not submit again.
    response.set(headers).redirect(303, request.path);
  });

  const UNSUBSCRIBE = '/newsletter/unsubscribe/:token';
  const sendUnsubscribe = (response: Response, found: Subscription | undefined): void =>
    found ? send(response, 200, renderUnsubscribePage(found)) : sendNone(response);

  router.get(UNSUBSCRIBE, limit, async (request, response) => {
    const found = await findSubscription(database.query, 'unsubscribe', getToken(request), clock());
    sendUnsubscribe(response, found);
  });

  // Handles the page's button, and the one-click unsubscribe of mail programs (RFC 8058). Their body contains
  // nothing that the URL does not, and they must not be redirected, so the response is direct.
  router.post(UNSUBSCRIBE, limit, async (request, response) => {
    sendUnsubscribe(response, await endSubscription(database, getToken(request), clock()));
  });
};
