import { fieldRules, type RecordFields, storedFieldsSchema } from '@jeweler/core/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { ValidationError } from '../errors.ts';
import { validate } from '../validate.ts';
import {
  isVisible,
  mustBeComplete,
  nameOf,
  readRecord,
  type StoredRecord,
  slugOf,
  toRecord,
} from './stored-record.ts';

/** New values by field; null empties a field. */
export const applyChanges = (
  fields: RecordFields,
  changes: Readonly<Record<string, unknown>>,
): RecordFields =>
  Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  );

/**
 * Throws ValidationError unless `record` may be stored: its address is its own, what it belongs to exists, and
 * nothing is missing that visitors would miss.
 */
export const checkRecord = async (trx: Transaction<Tables>, record: StoredRecord): Promise<void> => {
  const { kind, fields } = record;
  checkFields(record);
  await checkAddress(trx, record);
  if (kind !== 'products') return;
  const { category_id, collection_id } = fields as RecordFields<'products'>;
  await checkParent(trx, record, 'categories', category_id);
  await checkParent(trx, record, 'collections', collection_id);
};

/** Throws ValidationError when a field is not valid, or is missing that visitors would miss. */
export const checkFields = (record: StoredRecord): void => {
  const isComplete = mustBeComplete(record);
  validate(storedFieldsSchema(record.kind, isComplete), record.fields);
  // Which rule it is depends on the kind, as the fields do.
  const rule = fieldRules[record.kind] as
    | ((fields: RecordFields, isComplete: boolean) => Readonly<Record<string, string>>)
    | undefined;
  const faults = rule?.(record.fields, isComplete) ?? {};
  if (Object.keys(faults).length > 0) throw new ValidationError(faults);
};

const checkAddress = async (trx: Transaction<Tables>, { kind, id, fields }: StoredRecord): Promise<void> => {
  const slug = slugOf(fields);
  if (slug === null) return;
  const row = await trx
    .selectFrom('catalogue_records')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!row) return;
  const { name } = toRecord(row).fields as RecordFields<'products'>;
  throw new ValidationError({ slug: `“${name}” has this address. Please choose another one.` });
};

const parents = {
  categories: { field: 'category_id', noun: 'category' },
  collections: { field: 'collection_id', noun: 'collection' },
} as const;

const checkParent = async (
  trx: Transaction<Tables>,
  record: StoredRecord,
  kind: keyof typeof parents,
  id: number | undefined,
): Promise<void> => {
  if (id === undefined) return;
  const { field, noun } = parents[kind];
  const parent = await readRecord(trx, kind, id);
  if (!parent || parent.deletedAt !== undefined) throw new ValidationError({ [field]: deletedFault(noun) });
  const fault = kind === 'categories' && categoryFault(record, parent);
  if (fault) throw new ValidationError({ [field]: fault });
};

const deletedFault = (noun: string): string => `This ${noun} has been deleted. Please choose another one.`;

/** Why a product cannot be in this category, which is undefined if it has been deleted; undefined if it can. */
export const categoryFault = (
  record: StoredRecord,
  category: StoredRecord | undefined,
): string | undefined => {
  if (!mustBeComplete(record)) return undefined;
  if (!category) return deletedFault('category');
  return isVisible(category)
    ? undefined
    : `Visitors cannot see the category “${nameOf(category)}”. Please publish it first, or choose another one.`;
};
