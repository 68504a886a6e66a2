import { settingsCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import type { ShopData } from '../database/database.ts';
import { StaleRevisionError, ValidationError } from '../errors.ts';
import { changeSettings, readSettings } from './portal-settings.ts';

/** Settings that apply to the whole shop. */
export const addSettingsRoutes = (router: Router, { database, clock }: ShopData): void => {
  const add = staffAnswers(router, clock);

  add(settingsCalls.getPortalSettings, () => readSettings(database.query));

  add(settingsCalls.changePortalSettings, async ({ sent, session, actor: { username, at } }) => {
    if (sent.settings.secondFactorFrom && session.factorSince === null)
      throw new ValidationError({ secondFactorFrom: 'Set up your own second factor first.' });
    const answer = await changeSettings(database, sent, username, at);
    if (!answer) throw new StaleRevisionError(await readSettings(database.query));
    return answer;
  });
};
