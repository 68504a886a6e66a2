import { appointmentCalls, visitorCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import type { ShopData } from '../database/database.ts';
import { StaleRevisionError } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { presentRecord, readReference } from '../submissions/submission-record.ts';
import { agenda, availability, bookedOutside } from './agenda.ts';
import { bookAppointment } from './book-appointment.ts';
import { moveAppointment } from './move-appointment.ts';
import { changeableHours, changeOpeningHours } from './opening-hours.ts';

/** The agenda, bookings by staff, moves, and the hours in which appointments are possible. */
export const addAgendaRoutes = (router: Router, deps: AccountDeps): void => {
  const { database } = deps;
  const add = staffAnswers(router, deps.clock);

  add(appointmentCalls.getAgenda, ({ sent, now, session }) => agenda(database, sent, now, session.adminId));

  add(appointmentCalls.bookAppointment, async ({ sent, actor, session }) =>
    presentRecord(deps, await bookAppointment(database, actor, sent), session),
  );

  add(appointmentCalls.moveAppointment, async ({ params, sent, actor, session }) => {
    const reference = readReference(params);
    return presentRecord(deps, reference, session, await moveAppointment(database, actor, reference, sent));
  });

  add(appointmentCalls.getOpeningHours, ({ now }) => changeableHours(database.query, now));

  add(appointmentCalls.changeOpeningHours, async ({ sent, now, actor }) => {
    const answer = await changeOpeningHours(database, sent, actor);
    if (!answer) throw new StaleRevisionError(await changeableHours(database.query, now));
    return { ...answer, outside: await bookedOutside(database, answer.hours, now, actor.adminId) };
  });
};

/** Requests from one address in 15 minutes: a visitor who looks for a day makes a few dozen. */
const MAX_REQUESTS = 600;
/**
 * Seconds for which a response may be cached; submitting the form reports slots that were taken in the
 * meantime.
 */
const MAX_AGE_SECONDS = 5;

/** Which slots can be requested. */
export const addAvailability = (router: Router, { database, clock }: ShopData): void =>
  answerCall(
    router,
    visitorCalls.getAvailability,
    ({ sent, response }) => {
      response.set('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
      return availability(database, sent, clock());
    },
    { before: [limitPerAddress(MAX_REQUESTS)] },
  );
