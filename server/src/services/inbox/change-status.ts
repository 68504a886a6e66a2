import {
  type ChangeResult,
  type ChangeResults,
  type NewStatus,
  nextStatuses,
  type SubmissionVersion,
} from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/sqlite.ts';
import type { Tables } from '../../database/tables.ts';
import type { Hold } from '../appointments/slot-holds.ts';
import type { Actor } from './actor.ts';
import { addToHistory, type Before, beforeOf, type State, stateAfter, storeState } from './store-state.ts';
import { type ItemRow, itemRows, toItem } from './submission-item.ts';

interface Change {
  readonly state: State;
  readonly withoutSlot?: Hold | undefined;
}
type ChangeOne = (trx: Transaction<Tables>, row: ItemRow) => Promise<Change | undefined>;

/** Each for itself: one that cannot be changed keeps no other from it. At most some hundred at a time. */
export const changeStatuses = (
  database: Database,
  actor: Actor,
  items: readonly SubmissionVersion[],
  status: NewStatus,
): Promise<ChangeResults> =>
  changeAll(database, actor, items, 'status', async (_trx, row) => {
    const to = status === 'not-spam' ? row.status_before_spam : status;
    return to !== null && isAllowed(row, status) ? { state: stateAfter(row, to, actor.at) } : undefined;
  });

/** Takes back the last change of status of each, if that led to the revision it is named with. */
export const undoChanges = (
  database: Database,
  actor: Actor,
  items: readonly SubmissionVersion[],
): Promise<ChangeResults> =>
  changeAll(database, actor, items, 'undone', async (trx, row) => {
    const last = await trx
      .selectFrom('submission_history')
      .select(['before'])
      .where('submission_id', '=', row.id)
      .where('revision', '=', row.revision)
      .where('action', '=', 'status')
      .executeTakeFirst();
    if (!last?.before) return undefined;
    const { holds_slot, is_conflict = null, ...state } = JSON.parse(last.before) as Before;
    // What held nothing before can go back to that.
    return { state, withoutSlot: holds_slot === null ? { holds_slot, is_conflict } : undefined };
  });

const changeAll = (
  database: Database,
  actor: Actor,
  items: readonly SubmissionVersion[],
  action: 'status' | 'undone',
  change: ChangeOne,
): Promise<ChangeResults> =>
  database.writes.run(async (trx) => {
    const results: ChangeResult[] = [];
    for (const item of items) results.push(await changeOne(trx, actor, item, action, change));
    const changed = results.flatMap(({ outcome, submission }) =>
      action === 'status' && outcome === 'changed' && submission ? [submission] : [],
    );
    return {
      results,
      undo: { items: changed.map(({ reference, revision }) => ({ reference, revision })) },
    };
  });

const changeOne = async (
  trx: Transaction<Tables>,
  actor: Actor,
  { reference, revision }: SubmissionVersion,
  action: 'status' | 'undone',
  change: ChangeOne,
): Promise<ChangeResult> => {
  const row = await itemRows(trx, actor.adminId).where('reference', '=', reference).executeTakeFirst();
  if (!row) return { reference, outcome: 'not-found' };
  if (row.revision !== revision) return { reference, outcome: 'conflict', submission: toItem(row) };
  const wanted = await change(trx, row);
  if (!wanted) return { reference, outcome: 'not-allowed', submission: toItem(row) };
  const stored = await storeState(trx, row, wanted, new Date(actor.at));
  if (stored === undefined) return { reference, outcome: 'slot-taken', submission: toItem(row) };
  await addToHistory(trx, actor, row.id, {
    action,
    from: row.status,
    to: wanted.state.status,
    before: beforeOf(row),
    revision: stored,
  });
  const changed = await itemRows(trx, actor.adminId).where('reference', '=', reference).executeTakeFirst();
  return { reference, outcome: 'changed', ...(changed && { submission: toItem(changed) }) };
};

const isAllowed = ({ kind, status }: ItemRow, to: NewStatus): boolean =>
  to === 'not-spam' ? status === 'spam' : nextStatuses(kind, status).includes(to);
