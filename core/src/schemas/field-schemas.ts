import { calendarDay } from './calendar-day.ts';
import { cleanLine, cleanText, isEmptyOrVisible } from './clean-text.ts';
import { type Field, type Fields, type FurtherPicture, splitName } from './fields.ts';
import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/** Largest price, in dollars. */
const MAX_PRICE = 100_000_000;
const MAX_TEXT = 5000;
const MAX_SLUG = 120;
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A point as in CSS: from the left, from the top. */
const focusPattern = /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/;

/** Whether a number has at most two decimals: of dollars, whether it is one of whole cents. */
const hasTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value;

const line = (missing: string, max: number) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .min(1, { error: missing })
    .refine(isEmptyOrVisible, { error: missing })
    .max(max, { error: `Please use at most ${max} characters.` });

const text = (missing: string, max = MAX_TEXT) =>
  z
    .string({ error: missing })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: missing })
    .refine(isEmptyOrVisible, { error: missing })
    .max(max, { error: () => `Please use at most ${max.toLocaleString('en-US')} characters.` });

const slug = () => {
  const missing = 'Please enter an address.';
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_SLUG, { error: `Please use at most ${MAX_SLUG} characters.` })
    .regex(slugPattern, {
      error: 'Please use lower-case letters, digits and single hyphens, such as oval-halo-ring.',
    });
};

/** The marks that numbers are written with. */
const WRITTEN = /^\+?[\d\s()./-]+$/;
/** A number of the North American Numbering Plan: area code and exchange do not begin with 0 or 1. */
const NORTH_AMERICAN = /^1?([2-9]\d\d[2-9]\d{6})$/;
/** With the country code of another country (E.164). */
const ABROAD = /^[2-9]\d{6,14}$/;

/**
 * The digits by which links dial the shop's own number from anywhere, beginning with the country code. Undefined
 * where they are not certain: stricter than what is done with the numbers that visitors type.
 */
export const dialledDigits = (written: string): string | undefined => {
  if (!WRITTEN.test(written)) return undefined;
  // As in +44 (0)20: the zero is dialled within that country only.
  const digits = written.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/\D/g, '');
  const national = NORTH_AMERICAN.exec(digits)?.[1];
  if (national !== undefined && (!written.startsWith('+') || digits.startsWith('1'))) return `1${national}`;
  return written.startsWith('+') && ABROAD.test(digits) ? digits : undefined;
};

/** A number that can be dialled from anywhere, as the site's links need it. */
const phone = (missing: string) =>
  line(missing, 60).refine((value) => dialledDigits(value) !== undefined, {
    error:
      'Please enter a number with its area code, such as (561) 555-0147, or with +49 for another country.',
  });

const decimal = (error: string, max: number, tooMuch: string) =>
  z.number({ error }).positive({ error }).max(max, { error: tooMuch }).refine(hasTwoDecimals, { error });

const WHOLE_MESSAGE = 'Please enter a whole number from 1.';
const whole = (error: string) => z.int({ error }).positive({ error });

/** Root-relative in the media folder (`/media/products/x.jpg`), without a step upwards, or an https URL. */
const pictureAddress = /^(?:\/media(?!.*\/\.\.?(?:\/|$))\/\P{Cc}+|https:\/\/\S+)$/su;

const anyUrl = z.url();

const picture = () => {
  const error = 'Please choose a picture from the media library.';
  return z
    .string({ error })
    .max(2000, { error })
    .regex(pictureAddress, { error })
    .refine((address) => address.startsWith('/') || anyUrl.safeParse(address).success, { error });
};

/** What a field can be. */
export const fieldSchema = (field: Field, keys: Keys = 'known'): z.ZodType => {
  switch (field.control) {
    case 'line': {
      const any = line(field.missing, field.max);
      return field.pattern ? any.regex(field.pattern, { error: field.missing }) : any;
    }
    case 'text':
      return text(field.missing, field.max);
    case 'slug':
      return slug();
    case 'phone':
      return phone(field.missing);
    case 'email':
      return emailAddress(field.missing);
    case 'price':
      return decimal(
        'Please enter a price in dollars, such as 4250 or 4250.50.',
        MAX_PRICE,
        'Please enter at most 100,000,000 dollars.',
      );
    case 'decimal':
      return decimal(field.missing, field.max, `Please enter at most ${field.max} ${field.unit}.`);
    case 'whole':
      return whole(WHOLE_MESSAGE).max(field.max, { error: `Please enter at most ${field.max}.` });
    case 'place':
      return whole(WHOLE_MESSAGE);
    case 'day':
      return calendarDay('Please choose a day.');
    case 'picture':
      return picture();
    case 'pictures': {
      const parts = { image_url: picture(), alt: line(field.missing, 300) };
      return z
        .array(keys === 'strict' ? z.strictObject(parts) : z.object(parts))
        .max(field.max, { error: `Please use at most ${field.max} further pictures.` });
    }
    case 'focus':
      return z.string().regex(focusPattern, {
        error: 'Please click or tap the part of the picture that must stay in view.',
      });
    case 'category':
    case 'collection':
      return whole(field.missing);
    case 'flag':
      return z.boolean({ error: 'Please choose one of the two.' });
    case 'choice':
      return z.enum(Object.keys(field.choices), { error: field.missing });
  }
};

type ValueOf<F extends Field> = F extends { control: 'choice'; choices: infer Choices }
  ? keyof Choices
  : F['control'] extends 'flag'
    ? boolean
    : F['control'] extends 'price' | 'decimal' | 'whole' | 'place' | 'category' | 'collection'
      ? number
      : F['control'] extends 'pictures'
        ? FurtherPicture[]
        : string;
type TopOf<Name> = Name extends `${infer Top}.${string}` ? Top : Name;
/** Names of the fields of a record, without those of their parts. */
type Names<F extends Fields> = TopOf<keyof F> & string;
type PartsOf<F extends Fields, Name extends string> = {
  [Part in keyof F as Part extends `${Name}.${infer Rest}` ? Rest : never]: ValueOf<F[Part]>;
};
type Schema<F extends Fields, Name extends string> = z.ZodType<
  Name extends keyof F ? ValueOf<F[Name]> : PartsOf<F, Name>
>;
type Marked<F extends Fields, Mark> = { [Name in keyof F]: F[Name] extends Mark ? Name : never }[keyof F];

/** The schemas of a record's fields, of which only what is required must be there. */
export type RecordShape<F extends Fields> = {
  [Name in Names<F>]: Name extends Marked<F, { isRequired: true }>
    ? Schema<F, Name>
    : z.ZodOptional<Schema<F, Name>>;
};

/** Unknown keys of the parts of a field are an error, or left out. */
type Keys = 'strict' | 'known';

/** The schema of each field of a table; a field in parts, such as the second view, has all of them or none. */
export const recordShape = <F extends Fields>(fields: F, keys: Keys = 'known'): RecordShape<F> => {
  const shape: Record<string, z.ZodType> = {};
  const parts: Record<string, Record<string, z.ZodType>> = {};
  for (const [path, field] of Object.entries(fields)) {
    const [name, part] = splitName(path);
    let schema = fieldSchema(field, keys);
    if (part !== undefined) {
      const known = { ...parts[name], [part]: schema };
      parts[name] = known;
      schema = keys === 'strict' ? z.strictObject(known) : z.object(known);
    }
    shape[name] = fields[name]?.isRequired ? schema : schema.optional();
  }
  // What the types say of a table is what the loop has made of it.
  return shape as RecordShape<F>;
};

/** A record with its id, as it stands in an answer or, with `strict` keys, in the catalogue file. */
export const recordSchema = <F extends Fields>(fields: F, keys: Keys = 'known') => {
  const whole = { id: z.int().positive(), ...recordShape(fields, keys) };
  return keys === 'strict' ? z.strictObject(whole) : z.object(whole);
};

/** What visitors get of a record. */
export const publicFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { isPrivate }]) => !isPrivate)) as {
    readonly [Name in keyof F as F[Name] extends { isPrivate: true } ? never : Name]: F[Name];
  };

/** The same with its id. */
export type ShownRecord<F extends Fields> = z.infer<
  ReturnType<typeof recordSchema<ReturnType<typeof publicFields<F>>>>
>;
