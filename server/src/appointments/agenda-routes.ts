import { openingHoursChangeSchema } from '@jeweler/core/schemas';
import {
  daysQuerySchema,
  moveSchema,
  type OpeningHoursSaved,
  phoneBookingSchema,
} from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor, getSession } from '../accounts/require-staff.ts';
import type { ShopData } from '../database/database.ts';
import { StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { type InboxDeps, presentRecord, readReference } from '../submissions/present-record.ts';
import { validate } from '../validate.ts';
import { agenda, availability, bookedOutside } from './agenda.ts';
import { bookAppointment } from './book-appointment.ts';
import { moveAppointment } from './move-appointment.ts';
import { changeOpeningHours, readOpeningHours } from './opening-hours.ts';

const APPOINTMENTS = '/api/admin/appointments';

/** The agenda, bookings by staff, and moves. */
export const addAgendaRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock } = deps;

  router.get(APPOINTMENTS, async (request, response) => {
    const days = validate(daysQuerySchema, request.query);
    response.json(await agenda(database, days, clock(), getSession(response).adminId));
  });

  router.post(APPOINTMENTS, jsonBody, async (request, response) => {
    const booking = validate(phoneBookingSchema, request.body);
    const reference = await bookAppointment(database, getActor(response, clock()), booking);
    response.status(201).json(await presentRecord(deps, reference, response));
  });

  router.post(`${APPOINTMENTS}/:reference/move`, jsonBody, async (request, response) => {
    const reference = readReference(request);
    const move = validate(moveSchema, request.body);
    const isMoved = await moveAppointment(database, getActor(response, clock()), reference, move);
    const record = await presentRecord(deps, reference, response);
    if (!isMoved) throw new StaleRevisionError(record);
    response.json(record);
  });
};

/** Requests from one address in 15 minutes: a visitor who looks for a day makes a few dozen. */
const MAX_REQUESTS = 600;
/**
 * Seconds for which a response may be cached; submitting the form reports slots that were taken in the
 * meantime.
 */
const MAX_AGE_SECONDS = 5;

/** `GET /api/appointments/availability`: which slots can be requested. */
export const addAvailability = (router: Router, { database, clock }: ShopData): void => {
  router.get('/api/appointments/availability', limitPerAddress(MAX_REQUESTS), async (request, response) => {
    const days = validate(daysQuerySchema, request.query);
    response
      .set('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`)
      .json(await availability(database, days, clock()));
  });
};

const OPENING_HOURS = '/api/admin/opening-hours';

/** The hours in which appointments are possible. */
export const addOpeningHoursRoutes = (router: Router, deps: ShopData): void => {
  const { database, clock } = deps;

  router.get(OPENING_HOURS, async (_request, response) => {
    response.json(await readOpeningHours(database.query));
  });

  router.post(OPENING_HOURS, jsonBody, async (request, response) => {
    const change = validate(openingHoursChangeSchema, request.body);
    const now = clock();
    const actor = getActor(response, now);
    const answer = await changeOpeningHours(database, change, actor);
    if (!answer) throw new StaleRevisionError(await readOpeningHours(database.query));
    const outside = await bookedOutside(database, answer.hours, now, actor.adminId);
    response.json({ ...answer, outside } satisfies OpeningHoursSaved);
  });
};
