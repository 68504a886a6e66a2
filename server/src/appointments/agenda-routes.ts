import { daysQuerySchema, moveSchema, phoneBookingSchema } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor, getSession } from '../accounts/require-staff.ts';
import { NotFoundError, StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { type InboxDeps, presentRecord, readReference } from '../submissions/present-record.ts';
import { validate } from '../validate.ts';
import { agenda } from './agenda.ts';
import { bookAppointment } from './book-appointment.ts';
import { moveAppointment } from './move-appointment.ts';

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
    const outcome = await moveAppointment(database, getActor(response, clock()), reference, move);
    switch (outcome) {
      case 'not-found':
        throw new NotFoundError();
      case 'stale':
        throw new StaleRevisionError(await presentRecord(deps, reference, response));
      case 'moved':
        response.json(await presentRecord(deps, reference, response));
    }
  });
};
