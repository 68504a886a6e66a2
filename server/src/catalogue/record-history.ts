import { isDeepStrictEqual } from 'node:util';
import { isSingle, type RecordHistory, type RecordKind, type RecordState } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Tables } from '../database/tables.ts';
import type { StoredRecord } from './stored-record.ts';

export type FieldChange = RecordHistory['changes'][number];

/** Who changes the catalogue, and when (ISO date-time, UTC): a member of staff, the clock or an import. */
export type Author = Pick<Actor, 'username' | 'at'>;

/**
 * What a history compares of a record. One that is always on the website has no state but may have a field of that name:
 * the shop's address.
 */
export const versionOf = ({
  kind,
  fields,
  state,
  publishAt,
  soldAt,
}: Omit<StoredRecord, 'state'> & { readonly state: RecordState | 'deleted' }): Readonly<
  Record<string, unknown>
> => (isSingle(kind) ? fields : { ...fields, state, publishAt, soldAt });

/** What differs between two versions of a record, by field. */
export const listChanges = (
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .map((field) => ({ field, from: from[field], to: to[field] }));

/** Without the day of a sale, which is there for undoing only: it comes and goes with the state. */
export const shownChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field }) => field !== 'soldAt');

export const addToHistory = async (
  trx: Transaction<Tables>,
  { kind, id, revision }: Pick<StoredRecord, 'kind' | 'id' | 'revision'>,
  { username, at }: Author,
  action: RecordHistory['action'],
  changes: readonly FieldChange[] = [],
): Promise<void> => {
  await trx
    .insertInto('catalogue_history')
    .values({ kind, record_id: id, revision, at, by: username, action, changes: JSON.stringify(changes) })
    .execute();
};

/** What has happened to a record, the latest first; only after `since`, if that is given. */
export const readHistory = async (
  query: Kysely<Tables>,
  kind: RecordKind,
  id: number,
  since = -1,
): Promise<RecordHistory[]> => {
  const rows = await query
    .selectFrom('catalogue_history')
    .select(['revision', 'at', 'by', 'action', 'changes'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('revision', '>', since)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ changes, ...row }) => ({ ...row, changes: shownChanges(JSON.parse(changes)) }));
};

/** Since when a piece had been sold before the change that made a revision of it; undefined if it had not. */
export const soldBefore = async (
  query: Kysely<Tables>,
  { kind, id, revision }: Pick<StoredRecord, 'kind' | 'id' | 'revision'>,
): Promise<string | undefined> => {
  const entry = await query
    .selectFrom('catalogue_history')
    .select('changes')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  const changes = JSON.parse(entry?.changes ?? '[]') as FieldChange[];
  return changes.find(({ field }) => field === 'soldAt')?.from as string | undefined;
};
