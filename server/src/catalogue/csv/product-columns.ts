import { recordStateLabels, typedPrice } from '@jeweler/core/format';
import {
  fieldsSchemas,
  productStyles,
  type RecordKind,
  recordStates,
  stoneShapes,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import { withFormulas, withoutFormulas } from '../../csv.ts';
import { similarName } from '../../similar-name.ts';
import { fieldsOf, type StoredRecord, slugOf } from '../stored-record.ts';
import { readPriceCell } from './price-cell.ts';

/** The columns of the table by what they hold, and their headings. */
export const headings = {
  slug: 'Address',
  name: 'Name',
  price: 'Price',
  description: 'Description',
  material: 'Material',
  image_url: 'Picture',
  image_alt: 'Picture text',
  image_focus: 'Picture focus',
  'second_view.image_url': 'Second view',
  'second_view.alt': 'Second view text',
  category_id: 'Category',
  collection_id: 'Collection',
  style: 'Style',
  shape: 'Shape',
  bestseller_rank: 'Bestseller rank',
  state: 'State',
} as const;
export type Column = keyof typeof headings;
export const columns = Object.keys(headings) as readonly Column[];

/** Categories or collections: the table names them by their addresses. */
interface ParentIndex {
  readonly byId: ReadonlyMap<number | undefined, StoredRecord>;
  readonly bySlug: ReadonlyMap<string | null, StoredRecord>;
}
export type Parents = Readonly<Record<'category_id' | 'collection_id', ParentIndex>>;

const indexKind = (records: readonly StoredRecord[], kind: RecordKind): ParentIndex => {
  const present = records.filter((record) => record.kind === kind && record.deletedAt === undefined);
  return {
    byId: new Map(present.map((record) => [record.id, record])),
    bySlug: new Map(present.map((record) => [slugOf(record.fields), record])),
  };
};

export const indexParents = (records: readonly StoredRecord[]): Parents => ({
  category_id: indexKind(records, 'categories'),
  collection_id: indexKind(records, 'collections'),
});

/** Words that do not keep a spreadsheet from taking a text for a date or a time: 'May 5', '10:30 am'. */
const DATE_WORDS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]m)\b/gi;

/** No figure is longer; a description is. */
const MAX_FIGURE_LENGTH = 60;

/** Numbers, dates and fractions: a spreadsheet would write them its own way, such as 7 for 007. */
const isFigure = (text: string): boolean => {
  if (text.length > MAX_FIGURE_LENGTH) return false;
  if (!/\d/.test(text)) return /^(?:true|false)$/i.test(text);
  return !/\p{L}/u.test(text.replaceAll(DATE_WORDS, '')) || /^\d+(?:\.\d+)?e[+-]?\d+$/i.test(text);
};

/** A text as a spreadsheet leaves it alone: not a formula, and not a figure where it is none. */
const protect = (text: string): string => withoutFormulas(isFigure(text) ? `'${text}` : text);

/** The text that `protect` has made this of. */
const unprotect = (text: string): string =>
  withFormulas(text.startsWith("'") && isFigure(text.slice(1)) ? text.slice(1) : text);

/** The cells of a product. */
export const cellsOf = (record: StoredRecord, parents: Parents): Record<Column, string> => {
  const { price, second_view, bestseller_rank, category_id, collection_id, ...fields } = fieldsOf(record);
  const text = (value: string | undefined = '') => protect(value);
  const slug = (parent: StoredRecord | undefined) => (parent && slugOf(parent.fields)) ?? '';
  return {
    slug: text(fields.slug),
    name: text(fields.name),
    price: price === undefined ? '' : typedPrice(price),
    // LibreOffice drops tabs.
    description: text(fields.description?.replaceAll('\t', ' ')),
    material: text(fields.material),
    image_url: text(fields.image_url),
    image_alt: text(fields.image_alt),
    image_focus: text(fields.image_focus),
    'second_view.image_url': text(second_view?.image_url),
    'second_view.alt': text(second_view?.alt),
    category_id: text(slug(parents.category_id.byId.get(category_id))),
    collection_id: text(slug(parents.collection_id.byId.get(collection_id))),
    style: text(fields.style),
    shape: text(fields.shape),
    bestseller_rank: String(bestseller_rank ?? ''),
    state: recordStateLabels[record.state],
  };
};

type ReadCell = { readonly value: unknown } | { readonly fault: string };

const { second_view: secondView, ...fieldSchemas } = fieldsSchemas.products.shape;
const schemas: Readonly<Record<Exclude<Column, 'state'>, z.ZodType>> = {
  ...fieldSchemas,
  'second_view.image_url': secondView.shape.image_url,
  'second_view.alt': secondView.shape.alt,
};
const PICTURE =
  'The address of a picture begins with /media/, as the media library copies it, or with https://.';
/** Instead of sentences that are about choosing in a form. */
const advice: { readonly [Name in Column]?: string } = {
  image_url: PICTURE,
  'second_view.image_url': PICTURE,
  image_focus: 'The point that stays in view, from the left and from the top, is written as 40% 30%.',
  style: `Possible styles are ${productStyles.join(', ')}.`,
  shape: `Possible shapes are ${stoneShapes.join(', ')}.`,
};

const readParent = (column: 'category_id' | 'collection_id', slug: string, parents: Parents): ReadCell => {
  const { bySlug } = parents[column];
  const record = bySlug.get(slug);
  if (record) return { value: record.id };
  const similar = similarName(
    slug,
    [...bySlug.keys()].filter((known) => known !== null),
  );
  const noun = column === 'category_id' ? 'category' : 'collection';
  return {
    fault: `There is no ${noun} with the address “${slug.slice(0, 120)}”${similar ? `; did you mean “${similar}”?` : '.'}`,
  };
};

const STATES = Object.values(recordStateLabels).join(', ');
const readState = (text: string): ReadCell => {
  const given = text.toLowerCase();
  const state = recordStates.find((each) => [each, recordStateLabels[each].toLowerCase()].includes(given));
  return state === undefined ? { fault: `Please write one of these: ${STATES}.` } : { value: state };
};

/** The value that a cell stands for; undefined for an empty one. */
export const readCell = (column: Column, cell: string, parents: Parents): ReadCell => {
  const text = cell.trim();
  if (text === '') return { value: undefined };
  if (column === 'state') return readState(text);
  if (column === 'category_id' || column === 'collection_id')
    return readParent(column, unprotect(text), parents);
  const given = toValue(column, text);
  if ('fault' in given || given.value === undefined) return given;
  const { success, data, error } = schemas[column].safeParse(given.value);
  return success ? { value: data } : { fault: advice[column] ?? error.issues[0]?.message ?? 'Not valid.' };
};

const toValue = (column: Column, text: string): ReadCell => {
  switch (column) {
    case 'price':
      return readPriceCell(text);
    case 'bestseller_rank':
      return { value: /^\d+$/.test(text) ? Number(text) : text };
    case 'style':
    case 'shape':
      return { value: text.toLowerCase().replaceAll(' ', '-') };
    default:
      return { value: unprotect(text) };
  }
};
