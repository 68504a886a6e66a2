import { usualReplies } from '@jeweler/core/business';
import {
  MAX_SAVED_REPLIES,
  type SavedRepliesAnswer,
  type SavedReply,
  savedReplySchema,
} from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { RefusedError } from '../errors.ts';
import { readRevised, storeSetting } from '../settings/portal-settings.ts';

const KEY = 'savedReplies';
const FULL = `There are ${MAX_SAVED_REPLIES} saved replies. Please delete one first.`;

type Stored = Pick<SavedRepliesAnswer, 'replies' | 'revision'>;

/** Those written by staff, or else the usual ones. */
export const readSavedReplies = async (query: Kysely<Tables>): Promise<Stored> => {
  const row = await readRevised(query, KEY);
  return row
    ? { replies: z.array(savedReplySchema).parse(row.value), revision: row.revision }
    : { replies: [...usualReplies], revision: 0 };
};

/** False, and nothing is changed, when somebody has changed them since `revision`. */
const changeReplies = (
  database: Database,
  { username, at }: Actor,
  revision: number,
  change: (replies: readonly SavedReply[]) => readonly SavedReply[],
): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const present = await readSavedReplies(trx);
    if (present.revision !== revision) return false;
    await storeSetting(trx, KEY, change(present.replies), username, at);
    return true;
  });

/** Writes one, a new one last. Rejects with RefusedError when there are too many. */
export const writeSavedReply = (database: Database, actor: Actor, reply: SavedReply, revision: number) =>
  changeReplies(database, actor, revision, (replies) => {
    if (replies.some(({ id }) => id === reply.id))
      return replies.map((each) => (each.id === reply.id ? reply : each));
    if (replies.length >= MAX_SAVED_REPLIES) throw new RefusedError('title', FULL);
    return [...replies, reply];
  });

export const deleteSavedReply = (database: Database, actor: Actor, id: string, revision: number) =>
  changeReplies(database, actor, revision, (replies) => replies.filter((each) => each.id !== id));
