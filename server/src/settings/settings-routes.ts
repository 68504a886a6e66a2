import { settingsCalls } from '@jeweler/core/calls';
import { unsavedFormSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { keepUnsaved, readUnsaved } from '../accounts/unsaved-texts.ts';
import type { ShopData } from '../database/database.ts';
import { NotFoundError, StaleRevisionError, ValidationError } from '../errors.ts';
import { changeSettings, readSettings } from './portal-settings.ts';

/** Settings that apply to the whole shop, and what each person has typed and not saved. */
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

  // What the signed-in person has typed and not saved, kept over a crash, a sign-out and a change of computer.
  add(settingsCalls.getUnsaved, ({ session }) => readUnsaved(database.query, session.adminId));

  add(settingsCalls.keepUnsaved, ({ params, sent, actor }) => {
    const { data: form } = unsavedFormSchema.safeParse(params.form);
    if (form === undefined) throw new NotFoundError();
    return keepUnsaved(database, actor, form, sent);
  });
};
