import {
  type ChangeResult,
  type ChangeResults,
  mayBecome,
  type NewStatus,
  type SubmissionVersion,
} from '@jeweler/core/submissions';
import type { Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import { timeOf } from '../database/appointment-time.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { insertNote } from './add-note.ts';
import { readRedemption, undoTimeLeft } from './claim-details.ts';
import { setRead } from './read-marks.ts';
import { withdrawReply } from './send-reply.ts';
import { findTaken, wishAsRequest } from './slot-holds.ts';
import {
  addToHistory,
  type Before,
  type Change,
  NO_WISH,
  nextState,
  type State,
  saveState,
  undoSnapshot,
} from './store-state.ts';
import { type ItemRow, itemRows, toItem } from './submission-item.ts';

type Outcome = ChangeResult['outcome'];

/** The submission, and the revision that a change was made on; without one it is changed whatever has happened since. */
type Version = Pick<SubmissionVersion, 'reference'> & Partial<SubmissionVersion>;

/** One kind of change, applicable to any submission. */
interface Changer {
  readonly action: 'status' | 'undone';
  /** Why it is not possible, whatever the revision. */
  readonly refusal?: (row: ItemRow) => Outcome | undefined;
  /** The new state, or why it is not possible. */
  readonly change: (trx: Transaction<Tables>, row: ItemRow, actor: Actor) => Promise<Change | Outcome>;
}

export const toStatus = (status: NewStatus): Changer => ({
  action: 'status',
  refusal: (row) => (status === 'redeemed' && row.status === 'redeemed' ? 'already-redeemed' : undefined),
  change: async (_trx, row, { at }) => {
    const to = status === 'not-spam' ? row.status_before_spam : status;
    return to !== null && mayBecome(row, status) ? { state: nextState(row, to, at) } : 'not-allowed';
  },
});

/**
 * Undoes the last status change or reply, if it produced the given revision; a reply can only be undone before it is
 * sent, redeeming a prize only within REDEMPTION_UNDO_SECONDS, and by whoever redeemed it (`redemptionTakenBack` does
 * it later).
 */
export const takenBack: Changer = {
  action: 'undone',
  change: async (trx, row, actor) => {
    const last = await trx
      .selectFrom('submission_history')
      .select(['action', 'before', 'at', 'by_name as by', 'from_status', 'to_status'])
      .where('submission_id', '=', row.id)
      .where('revision', '=', row.revision)
      .where('action', 'in', ['status', 'replied'])
      .executeTakeFirst();
    if (!last?.before) return 'not-allowed';
    if (last.action === 'replied' && !(await withdrawReply(trx, row))) return 'reply-stands';
    const isRedemption = last.to_status === 'redeemed' && last.from_status !== 'spam';
    const mayTakeBack = last.by === actor.username && undoTimeLeft(last.at, new Date(actor.at)) > 0;
    if (isRedemption && !mayTakeBack) return 'redemption-stands';
    const { holds_slot, ...before } = JSON.parse(last.before) as Before;
    const state = { ...before, ...((await isWishTaken(trx, row, before, actor)) && NO_WISH) };
    // A submission that held no slot before can be restored without one.
    return { state, withoutSlot: holds_slot === null ? { holds_slot } : undefined };
  },
};

/** Whether somebody has taken the other time that an undo would bring back: they keep it, and it is in the history only. */
const isWishTaken = async (
  trx: Transaction<Tables>,
  row: ItemRow,
  before: State,
  { at }: Actor,
): Promise<boolean> => {
  const wish = row.wish_day === null ? timeOf(wishAsRequest({ ...row, ...before })) : null;
  return wish !== null && (await findTaken(trx, wish, new Date(at), row.id)) !== undefined;
};

/** Undoes the redemption of a prize at any time, whoever made it; a note says why. */
export const redemptionTakenBack = (reason: string): Changer => ({
  action: 'undone',
  change: async (trx, row, actor) => {
    const redemption = row.status === 'redeemed' ? await readRedemption(trx, row.id) : undefined;
    if (!redemption) return 'not-allowed';
    await insertNote(trx, actor, row.id, `Redemption undone: ${reason}`);
    return { state: nextState(row, redemption.from ?? 'new', actor.at) };
  },
});

/** Changes one submission. */
export const changeSubmission = (database: Database, actor: Actor, item: Version, changer: Changer) =>
  database.writes.run((trx) => changeOne(trx, actor, item, changer));

/**
 * Each item is independent: one that cannot be changed does not affect the others. At most some hundred at a
 * time.
 */
export const changeSubmissions = (
  database: Database,
  actor: Actor,
  items: readonly Version[],
  changer: Changer,
): Promise<ChangeResults> =>
  database.writes.run(async (trx) => {
    const results: ChangeResult[] = [];
    for (const item of items) results.push(await changeOne(trx, actor, item, changer));
    const changed = results.flatMap(({ outcome, submission }) =>
      changer.action === 'status' && outcome === 'changed' && submission ? [submission] : [],
    );
    return {
      results,
      undo: { items: changed.map(({ reference, revision }) => ({ reference, revision })) },
    };
  });

const changeOne = async (
  trx: Transaction<Tables>,
  actor: Actor,
  { reference, revision }: Version,
  { action, refusal, change }: Changer,
): Promise<ChangeResult> => {
  const row = await itemRows(trx, actor.adminId).where('reference', '=', reference).executeTakeFirst();
  if (!row) return { reference, outcome: 'not-found' };
  const left = (outcome: Outcome): ChangeResult => ({ reference, outcome, submission: toItem(row) });
  const refused = refusal?.(row);
  if (refused) return left(refused);
  if (revision !== undefined && row.revision !== revision) return left('conflict');
  const requested = await change(trx, row, actor);
  if (typeof requested === 'string') return left(requested);
  const stored = await saveState(trx, row, requested, new Date(actor.at));
  if (stored === undefined) return left('slot-taken');
  await addToHistory(trx, actor, row.id, {
    action,
    from_status: row.status,
    to_status: requested.state.status ?? row.status,
    before: undoSnapshot(row),
    revision: stored,
  });
  // Whoever has decided about it, in its row perhaps, has seen it; what is no spam after all is new to everybody.
  if (action === 'status' && row.status !== 'spam') await setRead(trx, actor.adminId, row.id);
  const changed = await itemRows(trx, actor.adminId).where('reference', '=', reference).executeTakeFirst();
  return { reference, outcome: 'changed', ...(changed && { submission: toItem(changed) }) };
};
