import { listPictures } from '@jeweler/core/business';
import type { ImportAnswer, ImportFault, ImportRequest } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { eachInTurn } from '../turns.ts';
import { parseCatalogue } from './catalogue-file.ts';
import { type Present, planProducts } from './csv/plan-products.ts';
import { planImport, type RecordPlan } from './import-plan.ts';
import { readOldAddresses } from './old-addresses.ts';
import type { Author } from './record-history.ts';
import type { ProductPictures } from './record-missing.ts';
import { readShopRecords } from './shop-records.ts';
import { fieldsOf, nameOf, nextId, readRecordsSince, type StoredRecord } from './stored-record.ts';

/** What a file makes of the catalogue, and what is wrong with it: then it must not be stored. */
export interface FilePlan {
  readonly plan: RecordPlan;
  readonly faults: readonly ImportFault[];
}

const NOTHING: RecordPlan = { created: [], changed: [], removed: [], unchanged: 0 };

/** The catalogue as it is stored, for `planFile`. */
export const readPresent = async (query: Transaction<Tables>): Promise<Present> => ({
  records: await readRecordsSince(query, -1),
  oldAddresses: await readOldAddresses(query),
  firstId: await nextId(query, 'products'),
});

/** Compares the text of a file with the catalogue as it is stored. */
export const planFile = async (
  present: Present,
  { format, text }: Pick<ImportRequest, 'format' | 'text'>,
  author: Pick<Author, 'at'>,
): Promise<FilePlan> => {
  if (format === 'csv') return planProducts(present, text, author);
  const { catalogue, shopRecords = {}, faults = [] } = await parseCatalogue(text);
  if (!catalogue) return { plan: NOTHING, faults };
  const { records, faults: refused } = readShopRecords(present.records, shopRecords, author.at);
  return { plan: await planImport(present.records, catalogue, author, records), faults: refused };
};

/** The pictures that a new record has, or a changed one has now, and that are not in the media folder. */
export const listMissingPictures = async (
  { created, changed }: RecordPlan,
  files: Pick<ProductPictures, 'has'>,
): Promise<ImportAnswer['missingPictures']> => {
  const urls = (record: StoredRecord) => listPictures(fieldsOf(record)).map(({ url }) => url);
  const named = [
    ...created.map((next) => ({ next, known: [] as string[] })),
    ...changed.map(({ old, next }) => ({ next, known: urls(old) })),
  ];
  const missing: ImportAnswer['missingPictures'] = [];
  await eachInTurn(named, ({ next, known }) => {
    for (const url of urls(next))
      if (!known.includes(url) && !files.has(url))
        missing.push({ kind: next.kind, id: next.id, name: nameOf(next), url });
  });
  return missing;
};
