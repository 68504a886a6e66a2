import { type Fields, fieldTable, hasPage, type PageKind, pageKinds } from '@jeweler/core/schemas';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { type FieldChange, readWholeHistory } from '../catalogue/record-history.ts';
import { pagePath } from '../catalogue/record-pages.ts';
import { isVisible, type StoredRecord, slugOf } from '../catalogue/stored-record.ts';
import type { Database } from '../database/database.ts';

/** What says when or in which order something is shown, and not what. */
const unseen = new Set(['publishAt', 'soldAt', 'bestseller_rank', 'collection_rank']);
/** What only the page of a product says, and no list that it stands in. */
const onOwnPage = new Set(['description', 'carat_weight', 'stock_number']);

const isSeen = (kind: PageKind, field: string): boolean => {
  const fields: Fields = fieldTable[kind];
  return !unseen.has(field) && !fields[field]?.isPrivate;
};

/** A version of a record: its fields, and what says whether visitors see it. */
interface Version extends Pick<StoredRecord, 'state' | 'deletedAt'> {
  readonly category_id?: unknown;
  readonly collection_id?: unknown;
}
const versionOf = ({ fields, state, deletedAt }: StoredRecord): Version => ({ ...fields, state, deletedAt });

/**
 * When the content of the page of each record last changed, by path, from the history: what visitors see of the record
 * itself; of categories and collections also what their lists show of the products that are, or were, in them. Other
 * pages, and what is as the first import made it, are not among them; the order of a list is not its content.
 */
export const readLastChanges = async (
  database: Database,
  catalogue: CatalogueStore,
): Promise<ReadonlyMap<string, string>> => {
  const last = new Map<string, string>();
  const note = (kind: PageKind, id: unknown, at: string) => {
    const record = catalogue.records(kind).get(Number(id));
    const slug = record && isVisible(record) ? slugOf(record.fields) : null;
    if (slug === null) return;
    const path = pagePath(kind, slug);
    if (at > (last.get(path) ?? '')) last.set(path, at);
  };

  let record: StoredRecord | undefined;
  let after: Version | undefined;
  await readWholeHistory(database.query, pageKinds, ({ kind, record_id: id, at, action, changes }) => {
    const changed = hasPage(kind) ? catalogue.records(kind).get(id) : undefined;
    if (!changed || !hasPage(kind)) return;
    if (changed !== record || !after) after = versionOf(changed);
    record = changed;
    const fieldChanges = JSON.parse(changes) as FieldChange[];
    const before: Version = {
      ...after,
      ...Object.fromEntries(fieldChanges.map(({ field, from }) => [field, from])),
      ...(action === 'deleted' && { deletedAt: undefined }),
      ...((action === 'created' || action === 'undeleted') && { deletedAt: at }),
    };
    const appears = isVisible(before) !== isVisible(after);
    const seen = fieldChanges.map(({ field }) => field).filter((field) => isSeen(kind, field));
    if (appears || (isVisible(after) && seen.length > 0)) {
      note(kind, id, at);
      if (kind === 'products' && (appears || seen.some((field) => !onOwnPage.has(field))))
        for (const { category_id, collection_id } of [before, after]) {
          note('categories', category_id, at);
          note('collections', collection_id, at);
        }
    }
    after = before;
  });
  return last;
};
