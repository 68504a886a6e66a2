import { renderNoVisitPage, renderVisitPage, toTimeValue, type VisitPage } from '@jeweler/core/private-pages';
import { SLOT_TAKEN_MESSAGE, wishSchema } from '@jeweler/core/schemas';
import { dayAndSlotSchema, sentTexts } from '@jeweler/core/submissions';
import express, { type Request, type Response, type Router } from 'express';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { bookAgainPath } from '../mail/compose-mail.ts';
import { senderAddress } from '../mail/sender-address.ts';
import { type Act, acceptVisit, act, askToMove, cancelVisit, findVisit, type Visit } from './visit.ts';
import { askForTime, offeredTimes, withdrawWish } from './visit-times.ts';

/** Page views and changes from one address in 15 minutes; more means that somebody is guessing tokens. */
const LOOKS = 300;
const CHANGES = 30;

/**
 * `/visit/TOKEN`: the page behind the link in a mail, where a visitor can see and change an appointment.
 * Every change is a POST, so that programs that follow links in mails do not cause any.
 */
export const addVisitPages = (
  router: Router,
  {
    catalogue,
    config,
    pages,
    database,
    clock,
  }: AccountDeps & { catalogue: CatalogueStore; pages: PrivatePages },
): void => {
  const { headers, send } = pages;
  const limitLooks = limitPerAddress(LOOKS);
  const limitChanges = limitPerAddress(CHANGES);
  const getToken = ({ params }: Request): string => String(params.token);
  const getAddress = (request: Request): string => `/visit/${encodeURIComponent(getToken(request))}`;

  const change = (request: Request, work: Act) => act(database, getToken(request), clock(), work);
  const whereFor = (status: string) => catalogue.addressFor({ isConfirmed: status === 'confirmed' });
  const sendNone = (response: Response): void => send(response, 404, renderNoVisitPage());
  /** Sends the page, with what it says beside the appointment after a change that was not made. */
  const sendPage = async (
    request: Request,
    response: Response,
    status: number,
    visit: Visit,
    outcome: Partial<VisitPage> = {},
  ): Promise<void> => {
    const { row, ...facts } = visit;
    const page = renderVisitPage({
      ...facts,
      reference: row.reference,
      status: row.status,
      times: await offeredTimes(database, visit, clock()),
      where: whereFor(row.status),
      bookAgain: bookAgainPath(sentTexts(row), catalogue.current),
      address: getAddress(request),
      ...outcome,
    });
    send(response, status, page);
  };

  router.get('/visit/:token', limitLooks, async (request, response) => {
    const visit = await findVisit(database.query, getToken(request), clock());
    if (visit) await sendPage(request, response, 200, visit);
    else sendNone(response);
  });

  router.get('/visit/:token/appointment.ics', limitLooks, async (request, response) => {
    const now = clock();
    const visit = await findVisit(database.query, getToken(request), now);
    if (!visit?.isOpen) return sendNone(response);
    const { row, time, type } = visit;
    const { content } = calendarFile(
      {
        reference: row.reference,
        receivedAt: row.received_at,
        appointment: time,
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
    response.set(headers).attachment('appointment.ics').send(content);
  });

  /** Redirects to the page, which shows the result; reloading it does not submit again. */
  const answer = (request: Request, response: Response, visit: Visit | undefined): void => {
    if (visit) response.set(headers).redirect(303, getAddress(request));
    else sendNone(response);
  };

  const form = express.urlencoded({ extended: false, limit: '10kb' });
  router.post('/visit/:token/cancel', limitChanges, form, async (request, response) => {
    const shown = String(request.body?.time ?? '');
    const visit = await change(request, cancelVisit(shown));
    if (shown && visit?.isOpen && toTimeValue(visit.time) !== shown)
      return sendPage(request, response, 409, visit, { hasChanged: true });
    answer(request, response, visit);
  });

  // The URL in the address bar after a refused form; only a POST to it changes anything.
  router.get(
    ['accept', 'cancel', 'move', 'time', 'withdraw'].map((change) => `/visit/:token/${change}`),
    limitLooks,
    (request, response) => response.set(headers).redirect(303, getAddress(request)),
  );

  router.post('/visit/:token/accept', limitChanges, form, async (request, response) => {
    const shown = String(request.body?.time ?? '');
    const visit = await change(request, acceptVisit(shown));
    const after = visit && (await findVisit(database.query, getToken(request), clock()));
    // A new time was proposed after the page was rendered: nothing was accepted.
    if (visit?.isOpen && visit.row.status === 'proposed' && toTimeValue(visit.time) !== shown)
      return sendPage(request, response, 409, visit, { hasChanged: true });
    // Its hold has ended, and somebody else has it: nothing was accepted either.
    if (after?.isOpen && after.row.status === 'proposed')
      return sendPage(request, response, 409, after, { isTaken: true });
    answer(request, response, visit);
  });

  router.post('/visit/:token/move', limitChanges, form, async (request, response) => {
    const parsed = wishSchema.safeParse(request.body ?? {});
    if (parsed.success) return answer(request, response, await change(request, askToMove(parsed.data.wish)));
    const visit = await findVisit(database.query, getToken(request), clock());
    if (!visit) return sendNone(response);
    const text = typeof request.body?.wish === 'string' ? request.body.wish : '';
    const refusedWish = { error: parsed.error.issues[0]?.message ?? '', text };
    await sendPage(request, response, 400, visit, { refusedWish });
  });

  router.post('/visit/:token/time', limitChanges, form, async (request, response) => {
    const [day, slot] = String(request.body?.time ?? '').split('T');
    const { data: time } = dayAndSlotSchema.safeParse({ day, slot });
    if (time) await change(request, askForTime(time));
    const visit = await findVisit(database.query, getToken(request), clock());
    const isAskedFor = time !== undefined && visit?.wish?.day === time.day && visit.wish.slot === time.slot;
    if (!visit?.isOpen || isAskedFor) return answer(request, response, visit);
    const timeError = time ? SLOT_TAKEN_MESSAGE : 'Please choose one of these times.';
    await sendPage(request, response, time ? 409 : 400, visit, { timeError });
  });

  router.post('/visit/:token/withdraw', limitChanges, async (request, response) => {
    answer(request, response, await change(request, withdrawWish));
  });
};
