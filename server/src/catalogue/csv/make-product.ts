import type { ImportFault, RecordState } from '@jeweler/core/schemas';
import { ValidationError } from '../../errors.ts';
import { withValue } from '../bulk-values.ts';
import { applyChanges, categoryFault, checkFields } from '../record-fields.ts';
import { withoutFormer } from '../store-change.ts';
import { fieldsOf, type StoredRecord } from '../stored-record.ts';
import { type Column, cellsOf, columns, headings, type Parents, readCell } from './product-columns.ts';
import type { ProductRow } from './read-products.ts';

type Fault = Required<ImportFault>;

/** A record that a line makes of an old one, which it can leave as it is; or what is wrong with the line. */
type Made = { readonly next: StoredRecord; readonly isSame: boolean } | { readonly faults: readonly Fault[] };

const readChanges = (row: ProductRow, old: StoredRecord, parents: Parents) => {
  const present = cellsOf(old, parents);
  const values = new Map<Column, unknown>();
  const faults: Fault[] = [];
  for (const [column, cell] of row.cells) {
    if (column === 'slug' || cell === present[column]) continue;
    const read = readCell(column, cell, parents);
    if ('fault' in read) {
      faults.push({ line: row.line, field: headings[column], message: read.fault });
    } else values.set(column, read.value);
  }
  return { values, faults };
};

/** The second view, of which the table has two columns: without a picture there is none, unless it has a text. */
const readSecondView = (old: StoredRecord, values: ReadonlyMap<Column, unknown>) => {
  const { second_view } = fieldsOf(old);
  const part = (column: Column, present: string | undefined) =>
    values.has(column) ? values.get(column) : present;
  const image_url = part('second_view.image_url', second_view?.image_url);
  const alt = part('second_view.alt', second_view?.alt);
  if (image_url === undefined && (alt === undefined || !values.has('second_view.alt'))) return null;
  return { ...(image_url !== undefined && { image_url }), ...(alt !== undefined && { alt }) };
};

const isSame = (old: StoredRecord, next: StoredRecord, parents: Parents): boolean => {
  const [before, after] = [cellsOf(old, parents), cellsOf(next, parents)];
  return columns.every((column) => before[column] === after[column]);
};

/** What a line makes of the product with its address; `old` is empty but for that when it `isNew`. */
export const makeProduct = (
  row: ProductRow,
  { old, isNew }: { readonly old: StoredRecord; readonly isNew: boolean },
  parents: Parents,
  at: string,
): Made => {
  const { values, faults } = readChanges(row, old, parents);
  const fault = (column: Column, message: string): void => {
    const field = headings[column];
    if (!faults.some((known) => known.field === field)) faults.push({ line: row.line, field, message });
  };
  const {
    state: _,
    'second_view.image_url': _url,
    'second_view.alt': _alt,
    ...fields
  } = Object.fromEntries(values);
  const hasView = values.has('second_view.image_url') || values.has('second_view.alt');
  const changes = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? null]));
  let next: StoredRecord = {
    ...old,
    changedAt: at,
    fields: applyChanges(old.fields, {
      ...changes,
      ...(hasView && { second_view: readSecondView(old, values) }),
    }),
  };
  next = { ...next, fields: withoutFormer(old, next) };
  if (values.has('state')) {
    const state = values.get('state') as RecordState | undefined;
    // Every piece is in some state: an empty cell says nothing about it.
    if (state !== undefined) next = { ...next, ...withValue(old, 'state', state, at) };
  }
  // What the line leaves as it is, is not its fault.
  if (!isNew && faults.length === 0 && isSame(old, next, parents)) return { next: old, isSame: true };
  try {
    checkFields(next);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const [field, message] of Object.entries(error.fields)) {
      if (field in headings) fault(field as Column, message);
    }
  }
  const { category_id } = fieldsOf(next);
  const wrongCategory = category_id && categoryFault(next, parents.category.byId.get(category_id));
  if (wrongCategory) fault('category_id', wrongCategory);
  return faults.length > 0 ? { faults } : { next, isSame: false };
};
