import { openingHoursChangeSchema } from '@jeweler/core/schemas';
import type { OpeningHoursSaved } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import type { ShopData } from '../database/database.ts';
import { StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { bookedOutside } from './agenda.ts';
import { changeOpeningHours, readOpeningHours } from './opening-hours.ts';

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
    const { adminId, username, at } = getActor(response, now);
    const answer = await changeOpeningHours(database, change, username, at);
    if (!answer) throw new StaleRevisionError(await readOpeningHours(database.query));
    const outside = await bookedOutside(database, answer.hours, now, adminId);
    response.json({ ...answer, outside } satisfies OpeningHoursSaved);
  });
};
