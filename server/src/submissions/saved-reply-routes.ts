import { savedReplyCalls } from '@jeweler/core/calls';
import { type SavedRepliesAnswer, savedReplySchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../database/database.ts';
import { NotFoundError, StaleRevisionError } from '../errors.ts';
import { deleteSavedReply, readSavedReplies, writeSavedReply } from './saved-replies.ts';

const readReplyId = ({ id }: { readonly id: string }): string => {
  const parsed = savedReplySchema.shape.id.safeParse(id);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** Texts that staff use again and again. */
export const addSavedReplyRoutes = (
  router: Router,
  { catalogue, clock, database }: AccountDeps & { catalogue: CatalogueStore },
  readFreeTimes: (database: Database, now: Date) => Promise<SavedRepliesAnswer['freeTimes']>,
): void => {
  const add = staffAnswers(router, clock);
  /** @param isChanged whether the change that was asked for was made: not when somebody else was faster */
  const present = async (isChanged = true): Promise<SavedRepliesAnswer> => {
    const answer = {
      ...(await readSavedReplies(database.query)),
      shopPhone: catalogue.contact.phone.display,
      freeTimes: await readFreeTimes(database, clock()),
    };
    if (!isChanged) throw new StaleRevisionError(answer);
    return answer;
  };

  add(savedReplyCalls.getSavedReplies, () => present());

  add(savedReplyCalls.changeSavedReply, async ({ params, sent: { revision, ...fields }, actor }) => {
    const reply = { id: readReplyId(params), ...fields };
    return present(await writeSavedReply(database, actor, reply, revision));
  });

  add(savedReplyCalls.deleteSavedReply, async ({ params, sent, actor }) =>
    present(await deleteSavedReply(database, actor, readReplyId(params), sent.revision)),
  );
};
