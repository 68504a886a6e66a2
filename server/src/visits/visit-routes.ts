import { renderNoVisitPage, renderVisitPage, toTimeValue } from '@jeweler/core/private-pages';
import { wishSchema } from '@jeweler/core/schemas';
import { sentTexts } from '@jeweler/core/submissions';
import express, { type Request, type Response, type Router } from 'express';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { bookAgainPath } from '../mail/book-again.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { senderAddress } from '../mail/sender-address.ts';
import { acceptVisit, askToMove, cancelVisit, findVisit, type Visit } from './visit.ts';

interface VisitDeps extends ShopData {
  readonly catalogue: CatalogueStore;
  readonly config: Pick<Config, 'mailFrom'>;
  readonly pages: PrivatePages;
}

/** Page views and changes from one address in 15 minutes; more means that somebody is guessing tokens. */
const LOOKS = 300;
const CHANGES = 30;

/**
 * `/visit/TOKEN`: the page behind the link in a mail, where a visitor can see and change an appointment.
 * Every change is a POST, so that programs that follow links in mails do not cause any.
 */
export const addVisitPages = (
  router: Router,
  { catalogue, config, pages, database, clock }: VisitDeps,
): void => {
  const { headers, send } = pages;
  const limitLooks = limitPerAddress(LOOKS);
  const limitChanges = limitPerAddress(CHANGES);
  const getToken = ({ params }: Request): string => String(params.token);
  const getAddress = (request: Request): string => `/visit/${encodeURIComponent(getToken(request))}`;

  const whereFor = (status: string) => catalogue.addressFor({ isConfirmed: status === 'confirmed' });
  const sendNone = (response: Response): void => send(response, 404, renderNoVisitPage());
  const toVisitPage = (request: Request, { row, ...visit }: Visit) => ({
    ...visit,
    reference: row.reference,
    status: row.status,
    where: whereFor(row.status),
    bookAgain: bookAgainPath(sentTexts(row), catalogue.current),
    address: getAddress(request),
  });

  router.get('/visit/:token', limitLooks, async (request, response) => {
    const visit = await findVisit(database.query, getToken(request), clock());
    if (visit) send(response, 200, renderVisitPage(toVisitPage(request, visit)));
    else sendNone(response);
  });

  router.get('/visit/:token/appointment.ics', limitLooks, async (request, response) => {
    const now = clock();
    const visit = await findVisit(database.query, getToken(request), now);
    if (!visit?.isOpen) return sendNone(response);
    const { row, day, slot, type } = visit;
    const { content } = calendarFile(
      {
        reference: row.reference,
        receivedAt: row.received_at,
        appointment: { day, slot },
        type,
        calendar: row.status === 'confirmed' ? 'request' : 'tentative',
        sequence: row.revision,
        at: now.toISOString(),
        organizer: senderAddress(config),
        phone: catalogue.contact.phone.display,
        address: whereFor(row.status),
        attendee: null,
      },
      { asCopy: true },
    );
    response
      .set(headers)
      .set('Content-Disposition', 'attachment; filename="appointment.ics"')
      .type('text/calendar')
      .send(content);
  });

  /** Redirects to the page, which shows the result; reloading it does not submit again. */
  const answer = (request: Request, response: Response, visit: Visit | undefined): void => {
    if (!visit) {
      sendNone(response);
      return;
    }
    response.set(headers).redirect(303, getAddress(request));
  };

  router.post('/visit/:token/cancel', limitChanges, async (request, response) => {
    answer(request, response, await cancelVisit(database, getToken(request), clock()));
  });

  // The URL in the address bar after a refused form; only a POST to it changes anything.
  router.get(
    ['/visit/:token/accept', '/visit/:token/cancel', '/visit/:token/move'],
    limitLooks,
    (request, response) => response.set(headers).redirect(303, getAddress(request)),
  );

  const form = express.urlencoded({ extended: false, limit: '10kb' });
  router.post('/visit/:token/accept', limitChanges, form, async (request, response) => {
    const now = clock();
    const shown = String(request.body?.time ?? '');
    const visit = await acceptVisit(database, getToken(request), shown, now);
    const after = visit && (await findVisit(database.query, getToken(request), now));
    // A new time was proposed after the page was rendered: nothing was accepted.
    if (visit?.isOpen && visit.row.status === 'proposed' && toTimeValue(visit) !== shown)
      return send(response, 409, renderVisitPage({ ...toVisitPage(request, visit), hasChanged: true }));
    // Its hold has ended, and somebody else has it: nothing was accepted either.
    if (after?.isOpen && after.row.status === 'proposed')
      return send(response, 409, renderVisitPage({ ...toVisitPage(request, after), isTaken: true }));
    answer(request, response, visit);
  });

  router.post('/visit/:token/move', limitChanges, form, async (request, response) => {
    const now = clock();
    const parsed = wishSchema.safeParse(request.body ?? {});
    if (parsed.success)
      return answer(request, response, await askToMove(database, getToken(request), parsed.data.wish, now));
    const visit = await findVisit(database.query, getToken(request), now);
    if (!visit) return sendNone(response);
    const text = typeof request.body?.wish === 'string' ? request.body.wish : '';
    const refusedWish = { error: parsed.error.issues[0]?.message ?? '', text };
    send(response, 400, renderVisitPage({ ...toVisitPage(request, visit), refusedWish }));
  });
};
