import {
  parseTypedDecimal,
  readPictures,
  recordStateLabels,
  typedPrice,
  writePictures,
} from '@jeweler/core/format';
import {
  type Field,
  type Fields,
  type FurtherPicture,
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

const addressOf = (parent: StoredRecord | undefined): string => (parent && slugOf(parent.fields)) ?? '';

type ReadCell = { readonly value: unknown } | { readonly fault: string };

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

/** How a value stands in a cell, and what a cell that is not empty stands for. */
interface CellForm {
  readonly write: (value: unknown, field: Field, parents: Parents) => string;
  readonly read: (text: string, field: Field, parents: Parents) => ReadCell;
}

const asText: CellForm = {
  write: (value) => protect(String(value)),
  read: (text) => ({ value: unprotect(text) }),
};
const asWhole: CellForm = {
  write: String,
  read: (text) => ({ value: /^\d+$/.test(text) ? Number(text) : text }),
};
const asParent = (noun: keyof Parents): CellForm => ({
  write: (value, _field, parents) => protect(addressOf(parents[noun].byId.get(Number(value)))),
  read: (text, _field, parents) => readParent(noun, unprotect(text), parents),
});
const choicesOf = (field: Field): [name: string, label: string][] =>
  Object.entries('choices' in field ? field.choices : {});

const forms: Readonly<Record<Field['control'], CellForm>> = {
  price: { write: (value) => typedPrice(Number(value)), read: readPriceCell },
  decimal: { write: String, read: (text) => ({ value: parseTypedDecimal(text) ?? text }) },
  whole: asWhole,
  place: asWhole,
  category: asParent('category'),
  collection: asParent('collection'),
  // LibreOffice drops tabs.
  text: { ...asText, write: (value) => protect(String(value).replaceAll('\t', ' ')) },
  line: asText,
  slug: asText,
  phone: asText,
  email: asText,
  day: asText,
  picture: asText,
  pictures: {
    write: (value) => protect(writePictures(value as FurtherPicture[])),
    read: (text) => ({ value: readPictures(unprotect(text)) }),
  },
  focus: asText,
  choice: {
    ...asText,
    read: (text, field) => {
      const given = text.toLowerCase();
      const [named] = choicesOf(field).find(([, label]) => label.toLowerCase() === given) ?? [];
      return { value: named ?? given.replaceAll(' ', '-') };
    },
  },
  flag: {
    write: (value, field) => choicesOf(field).find(([name]) => name === String(value))?.[1] ?? '',
    read: (text, field) => {
      const [name] = choicesOf(field).find(([, label]) => label === unprotect(text)) ?? [];
      return { value: name === undefined ? text : name === 'true' };
    },
  },
};

/** The cells of a product. */
export const cellsOf = (record: StoredRecord, parents: Parents): Record<Column, string> => {
  const values: Readonly<Record<string, unknown>> = record.fields;
  const cells = columns.map((column) => {
    const [name, part] = splitName(column);
    const value = part === undefined ? values[name] : (values[name] as typeof values | undefined)?.[part];
    const field = fields[column];
    return [column, field && value !== undefined ? forms[field.control].write(value, field, parents) : ''];
  });
  return { ...Object.fromEntries(cells), state: recordStateLabels[record.state] };
};

const schemas = new Map(columns.map((column) => [column, fields[column] && fieldSchema(fields[column])]));

/** Instead of sentences that are about choosing in a form. */
const adviceFor = (field: Field): string | undefined => {
  if (field.control === 'picture')
    return 'The address of a picture begins with /media/, as the media library copies it, or with https://.';
  if (field.control === 'pictures')
    return `At most ${field.max} pictures have a line each: the address, which begins with /media/ or https://, a space, and what the picture shows.`;
  if (field.control === 'focus')
    return 'The point that stays in view, from the left and from the top, is written as 40% 30%.';
  if (field.control !== 'choice') return undefined;
  return `Please write one of these: ${Object.keys(field.choices).join(', ')}.`;
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
  const given = forms[field.control].read(text, field, parents);
  if ('fault' in given || given.value === undefined) return given;
  const result = schemas.get(column)?.safeParse(given.value);
  if (result?.success) return { value: result.data };
  return { fault: adviceFor(field) ?? result?.error.issues[0]?.message ?? 'Not valid.' };
};
