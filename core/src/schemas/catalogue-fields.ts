import { type RecordShape, recordShape } from './field-schemas.ts';
import { type Field, type Fields, fieldTable } from './fields.ts';
import { videoTypes } from './media-kinds.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';
import { z } from './zod.ts';

/** The fields of each kind as staff edit them, one schema each: what visitors do not see a record without must be there. */
export const fieldsSchemas = Object.fromEntries(
  recordKinds.map((kind) => [kind, z.object(recordShape<Fields>(fieldTable[kind]))]),
) as unknown as {
  readonly [Kind in RecordKind]: z.ZodObject<RecordShape<(typeof fieldTable)[Kind]>>;
};

/** The fields of a record; those that are empty are left out. */
export type RecordFields<Kind extends RecordKind = RecordKind> = Partial<
  z.infer<(typeof fieldsSchemas)[Kind]>
>;
export type ProductFields = RecordFields<'products'>;

/** The field that a record is called by; even a draft has it. */
export const nameFields = {
  products: 'name',
  collections: 'name',
  categories: 'name',
  announcements: 'text',
  questions: 'question',
  services: 'name',
  testimonials: 'name',
  'site-pictures': 'place',
  shop: 'phone',
  wheel: 'rules',
} as const satisfies { [Kind in RecordKind]: keyof RecordFields<Kind> };

const draftOf = (kind: RecordKind): z.ZodType<RecordFields> => {
  const { [nameFields[kind]]: name = z.never(), ...others }: Readonly<Record<string, z.ZodType>> =
    fieldsSchemas[kind].shape;
  return z.object({ ...z.object(others).partial().shape, [nameFields[kind]]: name });
};
const draftSchemas = new Map(recordKinds.map((kind) => [kind, draftOf(kind)]));

/** The fields of a record as they may be stored: of what visitors see or will see complete, of a draft at least the name. */
export const storedFieldsSchema = (kind: RecordKind, isComplete: boolean): z.ZodType<RecordFields> =>
  (isComplete ? undefined : draftSchemas.get(kind)) ?? fieldsSchemas[kind];

/** The choice that splits a list into parts, by kind: records are moved within a part, where visitors see them. */
export const groupFields: Readonly<Partial<Record<RecordKind, string>>> = { services: 'group' };

/** The parts of such a list, by value, and what the choice is called. */
export const groupsOf = (kind: RecordKind): Extract<Field, { control: 'choice' }> | undefined => {
  const fields: Fields = fieldTable[kind];
  const field = fields[groupFields[kind] ?? ''];
  return field?.control === 'choice' ? field : undefined;
};

/** The first and the last day on which something is shown, in the shop's calendar; without them always. */
export type ShownDays = { readonly starts_on?: string | undefined; readonly ends_on?: string | undefined };

/** Whether nothing is wrong with the order of the days. */
export const areDaysInOrder = ({ starts_on, ends_on }: ShownDays): boolean =>
  starts_on === undefined || ends_on === undefined || starts_on <= ends_on;

const daysRule = (days: ShownDays): Readonly<Record<string, string>> =>
  areDaysInOrder(days) ? {} : { ends_on: 'Please choose the first day or a later one.' };

/** Whether a place of the site's own pages shows a film, which is an MP4 of the media folder; all others show pictures. */
export const isFilmPlace = (place: string): boolean => place.endsWith('-film');

/**
 * What must be right between the fields of a record, by kind: a sentence at the field that is wrong. The single fields
 * are right already; `isComplete`: visitors see it or will see it.
 */
export const fieldRules: {
  readonly [Kind in RecordKind]?: (
    fields: RecordFields<Kind>,
    isComplete: boolean,
  ) => Readonly<Record<string, string>>;
} = {
  announcements: ({ starts_on, ends_on }) => daysRule({ starts_on, ends_on }),
  wheel: ({ starts_on, ends_on }) => daysRule({ starts_on, ends_on }),
  services: ({ price, suffix }, isComplete) =>
    isComplete && price === undefined && suffix !== 'call'
      ? { price: 'Please enter a price, or choose CALL below.' }
      : {},
  shop: (fields) =>
    Object.fromEntries(
      (['city', 'state', 'zip'] as const)
        .filter((name) => fields.street !== undefined && fields[name] === undefined)
        .map((name) => [name, fieldTable.shop[name].missing]),
    ),
  'site-pictures': ({ place = '', image_url = '' }) => {
    if (isFilmPlace(place))
      return /^\/media\/.+\.mp4$/i.test(image_url)
        ? {}
        : { image_url: 'Please choose a film from the media library, as MP4.' };
    return videoTypes.some((type) => image_url.toLowerCase().endsWith(`.${type}`))
      ? { image_url: 'Please choose a picture: a film cannot be shown here.' }
      : {};
  },
};

/** New values by field; null empties a field. */
export type RecordChanges<Kind extends RecordKind = RecordKind> = {
  [Field in keyof RecordFields<Kind>]: RecordFields<Kind>[Field] | null;
};

const changesOf = (kind: RecordKind) => {
  const fields: Fields = fieldTable[kind];
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fieldsSchemas[kind].shape)
        .filter(([key]) => !fields[key]?.isFixed)
        .map(([key, field]) => [key, (field as z.ZodType).nullable().optional()]),
    ),
  );
};

/** Changes of one kind of record, as a request carries them; unknown fields are an error. */
export const changesSchemas = Object.fromEntries(
  recordKinds.map((kind) => [kind, changesOf(kind)]),
) as unknown as Readonly<Record<RecordKind, z.ZodType<Record<string, unknown>>>>;
