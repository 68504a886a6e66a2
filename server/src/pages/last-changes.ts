import { type Fields, fieldTable, type PageKind, pageKinds } from '@jeweler/core/schemas';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { FieldChange } from '../catalogue/record-history.ts';
import { pagePath } from '../catalogue/record-pages.ts';
import { fieldsOf, isVisible, type StoredRecord, slugOf } from '../catalogue/stored-record.ts';
import type { Database } from '../database/database.ts';
import { eachInTurn } from '../turns.ts';

/** What says when, where or in which order something is shown, and not what. */
const unseen = ['publishAt', 'soldAt', 'bestseller_rank', 'collection_rank', 'in_menu'];
/** What only the page of a product says, and no list that it stands in. */
const onOwnPage = [
  'description',
  'metal',
  'center_weight',
  'carat_weight',
  'color',
  'certificate',
  'width',
  'ring_size',
  'resizable',
  'lead_time',
  'stock_number',
];

/** Entries of the history that are read at a time. */
const PAGE_ROWS = 500;
const readEntries = (database: Database, offset: number) =>
  database.query
    .selectFrom('catalogue_history')
    .select(['kind', 'record_id', 'at', 'action', 'changes'])
    .where('kind', 'in', pageKinds)
    .orderBy('kind', 'desc')
    .orderBy('record_id', 'desc')
    .orderBy('revision', 'desc')
    .limit(PAGE_ROWS)
    .offset(offset)
    .execute();
type Entry = Awaited<ReturnType<typeof readEntries>>[number];

/**
 * When the content of the page of each record last changed, by path, from the history: what visitors see of the record
 * itself; of categories and collections also what their lists show of the products that are, or were, in them. Other
 * pages, and what is as the first import made it, are not among them; the order of a list is not its content.
 */
export const readLastChanges = async (database: Database, catalogue: CatalogueStore) => {
  const last = new Map<string, string>();
  const note = (kind: PageKind, id: number | undefined, at: string) => {
    const record = catalogue.records(kind).get(id ?? 0);
    if (!record || !isVisible(record)) return;
    const path = pagePath(kind, slugOf(record.fields) ?? '');
    if (at > (last.get(path) ?? '')) last.set(path, at);
  };

  /** What the record was after the entry in turn: of each record, the latest entry comes first. */
  let after: StoredRecord | undefined;
  const add = ({ kind, record_id: id, at, action, changes }: Entry) => {
    const isNext = after?.kind !== kind || after.id !== id;
    const record: StoredRecord | undefined = isNext ? catalogue.records(kind).get(id) : after;
    if (!record) return;
    const changed = JSON.parse(changes) as FieldChange[];
    const earlier = Object.fromEntries(changed.map(({ field, from }) => [field, from]));
    // The history has the state like a field.
    const before = {
      ...record,
      ...('state' in earlier && { state: earlier.state as StoredRecord['state'] }),
      fields: { ...record.fields, ...earlier },
      ...(action === 'deleted' && { deletedAt: undefined }),
      ...((action === 'created' || action === 'undeleted') && { deletedAt: at }),
    };
    after = before;
    const fields: Fields = fieldTable[kind];
    const seen = Object.keys(earlier).filter((name) => !unseen.includes(name) && !fields[name]?.isPrivate);
    const appears = isVisible(before) !== isVisible(record);
    if (!appears && !(isVisible(record) && seen.length > 0)) return;
    // No other kinds are read.
    note(kind as PageKind, id, at);
    if (kind !== 'products' || (!appears && seen.every((name) => onOwnPage.includes(name)))) return;
    for (const { category_id, collection_id } of [fieldsOf(before), fieldsOf(record)]) {
      note('categories', category_id, at);
      note('collections', collection_id, at);
    }
  };
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const entries = await readEntries(database, offset);
    await eachInTurn(entries, add);
    if (entries.length < PAGE_ROWS) return last;
  }
};
