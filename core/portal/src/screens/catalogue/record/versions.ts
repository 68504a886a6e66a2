import type { CatalogueRecord, RecordHistory, RecordKind } from '@jeweler/core/schemas';
import { fieldEntries } from '../editor/field-table.ts';
import { differingTexts, type Texts, toTexts, type Values, valueAt } from '../editor/texts.ts';

/** History names states and positions too, which are no fields but of the shop. */
const OTHERS = ['state', 'publishAt', 'order', 'deletedAt', 'soldAt'];

/** The values of a record as they were after the change with this revision, as far as its history goes. */
export const valuesAfter = ({ fields, history }: CatalogueRecord, revision: number): Values => {
  const values: Record<string, unknown> = { ...fields };
  // Newest first, so that the last one undone is the one that followed the version.
  for (const entry of [...history].sort((a, b) => b.revision - a.revision)) {
    if (entry.revision <= revision) break;
    // The file stays where it has gone: its former address would only lead there.
    if (entry.action === 'file-moved') continue;
    for (const { field, from } of entry.changes)
      if (field in values || !OTHERS.includes(field)) values[field] = from;
  }
  return values;
};

/** The texts in which a version differs from the record as it is now. */
export const restoredTexts = (kind: RecordKind, record: CatalogueRecord, revision: number): Texts =>
  differingTexts(toTexts(kind, valuesAfter(record, revision)), toTexts(kind, record.fields));

/** What a change of the history did to the fields of the form; the two texts of the second view are told apart. */
export const fieldChanges = (kind: RecordKind, changes: RecordHistory['changes']) =>
  changes.flatMap(({ field, from, to }) =>
    fieldEntries(kind)
      .filter(({ path }) => path[0] === field)
      .map((entry) => ({
        entry,
        from: valueAt({ [field]: from }, entry),
        to: valueAt({ [field]: to }, entry),
      }))
      .filter((change) => change.from !== change.to),
  );
