import { valueName } from '@jeweler/core/format';
import { nameFields, type RecordFields, type RecordKind, type RecordState } from '@jeweler/core/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { takingTurns } from '../turns.ts';

const STATE_ID = 1;
/** Records that are read at a time. */
const PAGE_ROWS = 500;

/** A record as it is stored. Dates are ISO date-times, UTC. */
export interface StoredRecord<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind;
  readonly id: number;
  readonly position: number;
  readonly state: RecordState;
  readonly revision: number;
  readonly fields: RecordFields<Kind>;
  readonly changedAt: string;
  readonly publishAt?: string | undefined;
  readonly soldAt?: string | undefined;
  readonly deletedAt?: string | undefined;
  /** When the price of a product was last changed or confirmed; kept by `storeChange` and `storePlan`. */
  readonly pricedAt?: string | undefined;
}

export const toRecord = (row: Selectable<Tables['catalogue_records']>): StoredRecord => ({
  kind: row.kind,
  id: row.id,
  position: row.position,
  state: row.state,
  revision: row.revision,
  fields: JSON.parse(row.fields) as RecordFields,
  changedAt: row.changed_at,
  publishAt: row.publish_at ?? undefined,
  soldAt: row.sold_at ?? undefined,
  deletedAt: row.deleted_at ?? undefined,
  pricedAt: row.priced_at ?? undefined,
});

/** All that a record's fields may be, by one name each. */
export const fieldsOf = ({
  fields,
}: Pick<StoredRecord, 'fields'>): RecordFields<'products'> &
  RecordFields<'announcements'> &
  RecordFields<'questions'> &
  RecordFields<'services'> &
  RecordFields<'testimonials'> => fields as object;

/** What lists and notices call a record: its name, an announcement's text, a question, the place of a picture. */
export const nameOf = ({ kind, fields }: Pick<StoredRecord, 'kind' | 'fields'>): string => {
  const given: Readonly<Record<string, unknown>> = fields;
  const name = String(given[nameFields[kind]] ?? '');
  return kind === 'site-pictures' ? valueName(name) : name;
};

export const slugOf = (fields: RecordFields): string | null => ('slug' in fields && fields.slug) || null;

export const toRow = (record: StoredRecord): Omit<Tables['catalogue_records'], 'creation_key'> => ({
  kind: record.kind,
  id: record.id,
  position: record.position,
  state: record.state,
  revision: record.revision,
  fields: JSON.stringify(record.fields),
  slug: slugOf(record.fields),
  changed_at: record.changedAt,
  publish_at: record.publishAt ?? null,
  sold_at: record.soldAt ?? null,
  deleted_at: record.deletedAt ?? null,
  priced_at: record.pricedAt ?? null,
});

/** Since when a record has the price of `next`, which it becomes at `at`. */
export const pricedSince = (old: StoredRecord, next: Pick<StoredRecord, 'fields'>, at: string) =>
  fieldsOf(old).price === fieldsOf(next).price ? old.pricedAt : at;

/** Whether visitors see it. */
export const isVisible = ({ state, deletedAt }: Pick<StoredRecord, 'state' | 'deletedAt'>): boolean =>
  (state === 'live' || state === 'sold') && deletedAt === undefined;

/** Whether visitors see it or will see it at a planned time: it must be complete. */
export const mustBeComplete = (record: StoredRecord): boolean =>
  isVisible(record) || (record.publishAt !== undefined && record.deletedAt === undefined);

/** Number of changes of the catalogue; undefined while there is none. */
export const readCatalogueVersion = async (query: Kysely<Tables>): Promise<number | undefined> => {
  const state = await query.selectFrom('catalogue_state').select('version').executeTakeFirst();
  return state?.version;
};

/** Counts a change of the catalogue; the result is the revision of the records it changes. */
export const nextRevision = async (trx: Transaction<Tables>): Promise<number> => {
  const version = ((await readCatalogueVersion(trx)) ?? 0) + 1;
  await trx
    .insertInto('catalogue_state')
    .values({ id: STATE_ID, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
  return version;
};

/**
 * All records that have changed since `revision`, deleted ones included, by kind and id. They are of one version within
 * a transaction only.
 */
export const readRecordsSince = async (
  query: Transaction<Tables>,
  revision: number,
): Promise<StoredRecord[]> => {
  const records: StoredRecord[] = [];
  const turn = takingTurns();
  for (;;) {
    const last = records.at(-1);
    const rows = await query
      .selectFrom('catalogue_records')
      .selectAll()
      .$if(revision >= 0, (all) => all.where('revision', '>', revision))
      .$if(last !== undefined, (all) =>
        all.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('kind', 'id'), '>', tuple(last?.kind ?? 'products', last?.id ?? 0)),
        ),
      )
      .orderBy('kind')
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    records.push(...rows.map(toRecord));
    if (rows.length < PAGE_ROWS) return records;
    await turn();
  }
};

/** All records, deleted ones included, of one version. */
export const readAllRecords = (query: Kysely<Tables>): Promise<StoredRecord[]> =>
  snapshot(query, (trx) => readRecordsSince(trx, -1));

export const readRecord = async <Kind extends RecordKind>(
  query: Kysely<Tables>,
  kind: Kind,
  id: number,
): Promise<StoredRecord<Kind> | undefined> => {
  const row = await query
    .selectFrom('catalogue_records')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (toRecord(row) as StoredRecord<Kind>);
};

/**
 * The number of the next record of a kind. None is given twice: addresses, previews and undone changes go on naming
 * records that have been removed.
 */
export const nextId = async (query: Kysely<Tables>, kind: RecordKind): Promise<number> => {
  const last = await query
    .selectFrom('catalogue_records')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  const removed = await query
    .selectFrom('catalogue_last_ids')
    .select('id')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Math.max(Number(last?.id ?? 0), Number(removed?.id ?? 0)) + 1;
};

/** To be called for each record that is removed for good, in the order of their numbers. */
export const noteLastId = async (
  trx: Transaction<Tables>,
  row: { readonly kind: RecordKind; readonly id: number },
): Promise<void> => {
  await trx
    .insertInto('catalogue_last_ids')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ id: row.id }).where('catalogue_last_ids.id', '<', row.id),
    )
    .execute();
};

/** Stores a new record, or the new state of one that is there. */
export const storeRecord = async (trx: Transaction<Tables>, record: StoredRecord): Promise<void> => {
  const { kind, id, ...columns } = toRow(record);
  await trx
    .insertInto('catalogue_records')
    .values({ kind, id, ...columns })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
    .execute();
};
