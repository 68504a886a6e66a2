import {
  parseTypedDecimal,
  parseTypedPrice,
  readPictures,
  typedPrice,
  writePictures,
} from '@jeweler/core/format';
import type { FieldControl, FurtherPicture, RecordKind } from '@jeweler/core/schemas';
import { type FieldEntry, fieldEntries } from './field-table.ts';

/** What stands in the fields of a form, by their names; an empty text is an empty field. */
export type Texts = Readonly<Record<string, string>>;

/** Values of a record by field, not validated. */
export type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value of an entry in a record; undefined if it is empty. */
export const valueAt = (values: Values, { path: [field, part] }: FieldEntry): unknown => {
  const value = values[field];
  if (part === undefined) return value ?? undefined;
  return isObject(value) ? (value[part] ?? undefined) : undefined;
};

/** The texts with these names. */
export const pickTexts = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));

/** Those of `changes` that make a difference to the texts that are there. */
export const differingTexts = (changes: Values, present: Texts): Texts => {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(changes))
    if (typeof text === 'string' && present[name] !== undefined && present[name] !== text) texts[name] = text;
  return texts;
};

const toText = (control: FieldControl, value: unknown): string => {
  if (value === undefined) return '';
  if (control === 'pictures') return writePictures(value as readonly FurtherPicture[]);
  return control === 'price' && typeof value === 'number' ? typedPrice(value) : String(value);
};

/** The texts of a form for these values. */
export const toTexts = (kind: RecordKind, values: Values): Texts =>
  Object.fromEntries(
    fieldEntries(kind).map((entry) => [entry.name, toText(entry.control, valueAt(values, entry))]),
  );

/** The value that a text stands for; the text itself for what is no number, so that the schema refuses it. */
const toValue = (control: FieldControl, text: string): unknown => {
  if (text.trim() === '') return undefined;
  switch (control) {
    case 'price':
      return parseTypedPrice(text) ?? text;
    case 'whole':
    case 'category':
    case 'collection':
    case 'place':
      return /^\s*\d+\s*$/.test(text) ? Number(text) : text;
    case 'decimal':
      return parseTypedDecimal(text) ?? text;
    case 'pictures':
      return readPictures(text);
    case 'flag':
      return text === 'true';
    case 'slug':
      return text.trim();
    case 'line':
    case 'phone':
    case 'email':
    case 'day':
    case 'text':
    case 'picture':
    case 'focus':
    case 'choice':
      return text;
  }
};

/** The values that the texts of a form stand for; empty fields are left out. */
export const toValues = (kind: RecordKind, texts: Texts): Values => {
  const values: Record<string, unknown> = {};
  for (const { name, path, control } of fieldEntries(kind)) {
    const value = toValue(control, texts[name] ?? '');
    if (value === undefined) continue;
    const [field, part] = path;
    if (part === undefined) values[field] = value;
    else values[field] = { ...(isObject(values[field]) ? values[field] : {}), [part]: value };
  }
  return values;
};

/** What has to be sent to a server for the texts with these names: values, and null for emptied fields. */
export const toChanges = (kind: RecordKind, values: Values, names: readonly string[]): Values => {
  const fields = fieldEntries(kind)
    .filter(({ name }) => names.includes(name))
    .map(({ path: [field] }) => field);
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
};

/** The names of the form's texts that a field in an answer of the server is about: 'second_view.alt', 'pictures.0.alt'. */
export const namesOf = (kind: RecordKind, field: string): readonly string[] => {
  const entries = fieldEntries(kind);
  const exact = entries.filter(({ path }) => path.join('.') === field);
  const [whole] = field.split('.');
  return (exact.length > 0 ? exact : entries.filter(({ path: [first] }) => first === whole)).map(
    ({ name }) => name,
  );
};
