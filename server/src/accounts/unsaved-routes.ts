import { unsavedChangeSchema, unsavedFormSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { ShopData } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { getActor } from './require-staff.ts';
import { keepUnsaved, readUnsaved } from './unsaved-texts.ts';

const UNSAVED = '/api/admin/unsaved';

/** What the signed-in person has typed and not saved, kept over a crash, a sign-out and a change of computer. */
export const addUnsavedRoutes = (router: Router, { database, clock }: ShopData): void => {
  router.get(UNSAVED, async (_request, response) => {
    response.json(await readUnsaved(database.query, getActor(response, clock()).adminId));
  });

  router.post(`${UNSAVED}/:form`, jsonBody, async (request, response) => {
    const { data: form } = unsavedFormSchema.safeParse(request.params.form);
    if (form === undefined) throw new NotFoundError();
    const change = validate(unsavedChangeSchema, request.body);
    await keepUnsaved(database, getActor(response, clock()), form, change);
    response.status(204).end();
  });
};
