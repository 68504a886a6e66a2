import { parseTypedDecimal, recordStateLabels, typedPrice } from '@jeweler/core/format';
import {
  type Field,
  type Fields,
  fieldSchema,
  type ProductField,
  productFields,
  type RecordKind,
  recordStates,
  splitName,
} from '@jeweler/core/schemas';
import { withFormulas, withoutFormulas } from '../../csv.ts';
import { similarName } from '../../similar-name.ts';
import { type StoredRecord, slugOf } from '../stored-record.ts';
import { readPriceCell } from './price-cell.ts';

const fields: Fields = productFields;

/** Fields without a column. */
type Place = {
  [Name in ProductField]: (typeof productFields)[Name] extends { control: 'place' } ? Name : never;
};
/** The columns of the table: a field each, in their order, and the state. */
export type Column = Exclude<ProductField, Place[ProductField]> | 'state';
export const columns: readonly Column[] = [
  ...(Object.keys(productFields) as ProductField[]).filter(
    (name): name is Exclude<Column, 'state'> => fields[name]?.control !== 'place',
  ),
  'state',
];
/** Their headings. */
export const headings = Object.fromEntries(
  columns.map((column) => [column, fields[column]?.column ?? fields[column]?.label ?? 'State']),
) as Readonly<Record<Column, string>>;

/** Categories or collections: the table names them by their addresses. */
interface ParentIndex {
  readonly byId: ReadonlyMap<number | undefined, StoredRecord>;
  readonly bySlug: ReadonlyMap<string | null, StoredRecord>;
}
export type Parents = Readonly<Record<'category' | 'collection', ParentIndex>>;

const indexKind = (records: readonly StoredRecord[], kind: RecordKind): ParentIndex => {
  const present = records.filter((record) => record.kind === kind && record.deletedAt === undefined);
  return {
    byId: new Map(present.map((record) => [record.id, record])),
    bySlug: new Map(present.map((record) => [slugOf(record.fields), record])),
  };
};

export const indexParents = (records: readonly StoredRecord[]): Parents => ({
  category: indexKind(records, 'categories'),
  collection: indexKind(records, 'collections'),
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
  const values: Readonly<Record<string, unknown>> = record.fields;
  const cells = columns.map((column) => {
    const [name, part] = splitName(column);
    const value = part === undefined ? values[name] : (values[name] as typeof values | undefined)?.[part];
    const field = fields[column];
    return [column, field && value !== undefined ? toCell(field, value, parents) : ''];
  });
  return { ...Object.fromEntries(cells), state: recordStateLabels[record.state] };
};

const toCell = (field: Field, value: unknown, parents: Parents): string => {
  switch (field.control) {
    case 'price':
      return typedPrice(Number(value));
    case 'decimal':
    case 'whole':
    case 'place':
      return String(value);
    case 'category':
    case 'collection':
      return protect(addressOf(parents[field.control].byId.get(Number(value))));
    case 'text':
      // LibreOffice drops tabs.
      return protect(String(value).replaceAll('\t', ' '));
    case 'line':
    case 'slug':
    case 'phone':
    case 'email':
    case 'day':
    case 'picture':
    case 'focus':
    case 'choice':
      return protect(String(value));
    case 'flag':
      return field.choices[value === true ? 'true' : 'false'];
  }
};

const addressOf = (parent: StoredRecord | undefined): string => (parent && slugOf(parent.fields)) ?? '';

type ReadCell = { readonly value: unknown } | { readonly fault: string };

const schemas = new Map(columns.map((column) => [column, fields[column] && fieldSchema(fields[column])]));

/** Instead of sentences that are about choosing in a form. */
const adviceFor = (field: Field): string | undefined => {
  if (field.control === 'picture')
    return 'The address of a picture begins with /media/, as the media library copies it, or with https://.';
  if (field.control === 'focus')
    return 'The point that stays in view, from the left and from the top, is written as 40% 30%.';
  if (field.control !== 'choice') return undefined;
  return `Please write one of these: ${Object.keys(field.choices).join(', ')}.`;
};

const readParent = (noun: keyof Parents, slug: string, parents: Parents): ReadCell => {
  const { bySlug } = parents[noun];
  const record = bySlug.get(slug);
  if (record) return { value: record.id };
  const similar = similarName(
    slug,
    [...bySlug.keys()].filter((known) => known !== null),
  );
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
  const field = fields[column];
  if (!field) return readState(text);
  const given = toValue(field, text, parents);
  if ('fault' in given || given.value === undefined) return given;
  const result = schemas.get(column)?.safeParse(given.value);
  if (result?.success) return { value: result.data };
  return { fault: adviceFor(field) ?? result?.error.issues[0]?.message ?? 'Not valid.' };
};

const toValue = (field: Field, text: string, parents: Parents): ReadCell => {
  switch (field.control) {
    case 'price':
      return readPriceCell(text);
    case 'decimal':
      return { value: parseTypedDecimal(text) ?? text };
    case 'whole':
    case 'place':
      return { value: /^\d+$/.test(text) ? Number(text) : text };
    case 'category':
    case 'collection':
      return readParent(field.control, unprotect(text), parents);
    case 'choice': {
      const given = text.toLowerCase();
      const [named] = Object.entries(field.choices).find(([, label]) => label.toLowerCase() === given) ?? [];
      return { value: named ?? given.replaceAll(' ', '-') };
    }
    case 'flag': {
      const [name] = Object.entries(field.choices).find(([, label]) => label === unprotect(text)) ?? [];
      return { value: name === undefined ? text : name === 'true' };
    }
    case 'line':
    case 'text':
    case 'slug':
    case 'phone':
    case 'email':
    case 'day':
    case 'picture':
    case 'focus':
      return { value: unprotect(text) };
  }
};
