import { settingsCalls } from '@jeweler/core/calls';
import { unsavedFormSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { ShopData } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import { staffAnswers } from './staff-answers.ts';
import { keepUnsaved, readUnsaved } from './unsaved-texts.ts';

/** What the signed-in person has typed and not saved, kept over a crash, a sign-out and a change of computer. */
export const addUnsavedRoutes = (router: Router, { database, clock }: ShopData): void => {
  const add = staffAnswers(router, clock);

  add(settingsCalls.getUnsaved, ({ session }) => readUnsaved(database.query, session.adminId));

  add(settingsCalls.keepUnsaved, ({ params, sent, actor }) => {
    const { data: form } = unsavedFormSchema.safeParse(params.form);
    if (form === undefined) throw new NotFoundError();
    return keepUnsaved(database, actor, form, sent);
  });
};
