import { calendarDay } from './calendar-day.ts';
import { imageFocusSchema, isWholeCents, productSchema, slugPattern } from './catalogue.ts';
import { cleanLine, cleanText, isEmptyOrVisible } from './clean-text.ts';
import { productStyles, stoneShapes } from './product-attributes.ts';
import { dialledDigits } from './shop-facts.ts';
import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/**
 * What staff edit (DESIGN, catalogue by staff): the catalogue, the announcements of the banner, the questions of
 * the home page, and the shop's own facts, which are one record.
 */
export const recordKinds = [
  'products',
  'collections',
  'categories',
  'announcements',
  'questions',
  'shop',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Kinds that the catalogue file has; an import leaves the others alone. */
export const catalogueKinds = ['products', 'collections', 'categories', 'announcements'] as const;
/** Kinds with any number of records. */
export type ListKind = Exclude<RecordKind, 'shop'>;
/** Kinds whose records have a page of their own. */
export const pageKinds = ['products', 'collections', 'categories'] as const;
export type PageKind = (typeof pageKinds)[number];
export const hasPage = (kind: RecordKind): kind is PageKind => pageKinds.some((each) => each === kind);
/** The id of the one record of the kind `shop`. */
export const SHOP_ID = 1;

const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .min(1, { error: missing })
    .refine(isEmptyOrVisible, { error: missing })
    .max(max, { error: `Please use at most ${max} characters.` });

const SLUG_MESSAGE = 'Please use lower-case letters, digits and single hyphens, such as oval-halo-ring.';
const slug = z
  .string({ error: 'Please enter an address.' })
  .min(1, { error: 'Please enter an address.' })
  .max(120, { error: 'Please use at most 120 characters.' })
  .regex(slugPattern, { error: SLUG_MESSAGE });
const name = line(200, 'Please enter a name.');
const text = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite(cleanText)
    .trim()
    .min(1, { error: missing })
    .refine(isEmptyOrVisible, { error: missing })
    .max(5000, { error: 'Please use at most 5,000 characters.' });
const description = text('Please enter a description.');
const PICTURE_MESSAGE = 'Please choose a picture from the media library.';
const picture = z
  .string({ error: PICTURE_MESSAGE })
  .refine((url) => productSchema.shape.image_url.safeParse(url).success, { error: PICTURE_MESSAGE });
const FOCUS_MESSAGE = 'Please click or tap the part of the picture that must stay in view.';
const focus = z
  .string()
  .refine((point) => imageFocusSchema.safeParse(point).success, { error: FOCUS_MESSAGE });
const pictureText = line(300, 'Please say what the picture shows.');
const PRICE_MESSAGE = 'Please enter a price in dollars, such as 4250 or 4250.50.';
const price = z
  .number({ error: PRICE_MESSAGE })
  .positive({ error: PRICE_MESSAGE })
  .max(100_000_000, { error: 'Please enter at most 100,000,000 dollars.' })
  .refine(isWholeCents, { error: PRICE_MESSAGE });
const RANK_MESSAGE = 'Please enter a whole number from 1.';

/** Fields of a product as staff edit them; a draft may lack any but `name`. */
export const productFieldsSchema = z.object({
  slug,
  name,
  price,
  description,
  material: line(300, 'Please enter a material.'),
  image_url: picture,
  image_alt: pictureText,
  image_focus: focus,
  second_view: z.object({ image_url: picture, alt: pictureText }),
  category_id: z.int({ error: 'Please choose a category.' }).positive({ error: 'Please choose a category.' }),
  collection_id: z.int({ error: 'Please choose a collection.' }).positive(),
  style: z.enum(productStyles, { error: 'Please choose a style.' }),
  shape: z.enum(stoneShapes, { error: 'Please choose a shape.' }),
  bestseller_rank: z.int({ error: RANK_MESSAGE }).positive({ error: RANK_MESSAGE }).max(1_000_000),
  /** Its place in its collection: set by moving it in the collection's list. */
  collection_rank: z.int().positive(),
});
export const collectionFieldsSchema = z.object({
  slug,
  name,
  description,
  image_url: picture,
  image_focus: focus,
});
export const categoryFieldsSchema = z.object({ slug, name, description });
const day = calendarDay('Please choose a day.');
export const announcementFieldsSchema = z.object({
  text: line(300, 'Please enter some text.'),
  starts_on: day,
  ends_on: day,
});
export const questionFieldsSchema = z.object({
  question: line(300, 'Please enter a question.'),
  answer: text('Please enter an answer.'),
});

/** A number that can be dialled from anywhere, as the site's links need it. */
const phone = (missing: string) =>
  line(60, missing).refine((value) => dialledDigits(value) !== undefined, {
    error:
      'Please enter a number with its area code, such as (561) 555-0147, or with +49 for another country.',
  });
export const shopFieldsSchema = z.object({
  phone: phone('Please enter a telephone number.'),
  email: emailAddress('Please enter an email address, such as hello@example.com.'),
  whatsapp: phone('Please enter the number for WhatsApp.'),
  introduction: text('Please enter a paragraph.'),
});

export const fieldsSchemas = {
  products: productFieldsSchema,
  collections: collectionFieldsSchema,
  categories: categoryFieldsSchema,
  announcements: announcementFieldsSchema,
  questions: questionFieldsSchema,
  shop: shopFieldsSchema,
} as const satisfies Record<RecordKind, z.ZodObject>;

/** What each kind must have before visitors can see it. */
export const requiredFields = {
  products: ['slug', 'name', 'description', 'image_url', 'category_id'],
  collections: ['slug', 'name', 'description', 'image_url'],
  categories: ['slug', 'name', 'description'],
  announcements: ['text'],
  questions: ['question', 'answer'],
  shop: ['phone', 'email', 'whatsapp', 'introduction'],
} as const satisfies { [Kind in RecordKind]: readonly (keyof RecordFields<Kind>)[] };

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
  shop: 'phone',
} as const satisfies { [Kind in RecordKind]: keyof RecordFields<Kind> };

/** New values by field; null empties a field. */
export type RecordChanges<Kind extends RecordKind = RecordKind> = {
  [Field in keyof RecordFields<Kind>]: RecordFields<Kind>[Field] | null;
};

const changesOf = (fields: z.ZodObject) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields.shape).map(([key, field]) => [key, (field as z.ZodType).nullable().optional()]),
    ),
  );

/** Changes of one kind of record, as a request carries them; unknown fields are an error. */
export const changesSchemas: Readonly<Record<RecordKind, z.ZodType<Record<string, unknown>>>> = {
  products: changesOf(productFieldsSchema),
  collections: changesOf(collectionFieldsSchema),
  categories: changesOf(categoryFieldsSchema),
  announcements: changesOf(announcementFieldsSchema),
  questions: changesOf(questionFieldsSchema),
  shop: changesOf(shopFieldsSchema),
};
