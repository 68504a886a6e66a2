import { savedReplyCalls } from '@jeweler/core/calls';
import { type SavedRepliesAnswer, savedReplySchema } from '@jeweler/core/schemas';
import type { Request, Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { NotFoundError, StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import type { InboxDeps } from './present-record.ts';
import { deleteSavedReply, readSavedReplies, writeSavedReply } from './saved-replies.ts';

const SAVED_REPLIES = '/api/admin/saved-replies';

const readReplyId = ({ params }: Request): string => {
  const parsed = savedReplySchema.shape.id.safeParse(params.id);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** Texts that staff use again and again. */
export const addSavedReplyRoutes = (
  router: Router,
  deps: InboxDeps & { catalogue: CatalogueStore },
): void => {
  const { catalogue, clock, database } = deps;
  const present = async (): Promise<SavedRepliesAnswer> => ({
    ...(await readSavedReplies(database.query)),
    shopPhone: catalogue.contact.phone.display,
  });

  router.get(SAVED_REPLIES, async (_request, response) => {
    response.json(await present());
  });

  router.post(`${SAVED_REPLIES}/:id`, jsonBody, async (request, response) => {
    const { revision, ...fields } = validate(savedReplyCalls.changeSavedReply.body, request.body);
    const reply = { id: readReplyId(request), ...fields };
    const isDone = await writeSavedReply(database, getActor(response, clock()), reply, revision);
    if (!isDone) throw new StaleRevisionError(await present());
    response.json(await present());
  });

  router.post(`${SAVED_REPLIES}/:id/delete`, jsonBody, async (request, response) => {
    const { revision } = validate(savedReplyCalls.deleteSavedReply.body, request.body);
    const id = readReplyId(request);
    const isDone = await deleteSavedReply(database, getActor(response, clock()), id, revision);
    if (!isDone) throw new StaleRevisionError(await present());
    response.json(await present());
  });
};
