import { daysQuerySchema } from '@jeweler/core/submissions';
import type { Router } from 'express';
import type { ShopData } from '../database/database.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { validate } from '../validate.ts';
import { availability } from './agenda.ts';

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
