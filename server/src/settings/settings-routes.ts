import { settingsChangeSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { getActor, getSession } from '../accounts/require-staff.ts';
import type { ShopData } from '../database/database.ts';
import { StaleRevisionError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { changeSettings, readSettings } from './portal-settings.ts';

const SETTINGS = '/api/admin/settings';

/** Settings that apply to the whole shop. */
export const addSettingsRoutes = (router: Router, deps: ShopData): void => {
  const { database, clock } = deps;

  router.get(SETTINGS, async (_request, response) => {
    response.json(await readSettings(database.query));
  });

  router.post(SETTINGS, jsonBody, async (request, response) => {
    const change = validate(settingsChangeSchema, request.body);
    if (change.settings.secondFactorFrom && getSession(response).factorSince === null)
      throw new ValidationError({ secondFactorFrom: 'Set up your own second factor first.' });
    const { username, at } = getActor(response, clock());
    const answer = await changeSettings(database, change, username, at);
    if (!answer) throw new StaleRevisionError(await readSettings(database.query));
    response.json(answer);
  });
};
