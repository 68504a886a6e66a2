import { fieldsSchema } from './field-schemas.ts';
import { type Fields, fieldTable, type RecordKind } from './fields.ts';
import { z } from './zod.ts';

export const recordKinds = Object.keys(fieldTable) as readonly RecordKind[];

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

/** The fields of each kind as staff edit them, one schema each; a draft may lack any but the one of `nameFields`. */
export const fieldsSchemas = {
  products: fieldsSchema(fieldTable.products),
  collections: fieldsSchema(fieldTable.collections),
  categories: fieldsSchema(fieldTable.categories),
  announcements: fieldsSchema(fieldTable.announcements),
  questions: fieldsSchema(fieldTable.questions),
  shop: fieldsSchema(fieldTable.shop),
} as const satisfies Record<RecordKind, z.ZodObject>;

const requiredOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.isRequired);

/** What each kind must have before visitors can see it. */
export const requiredFields = Object.fromEntries(
  recordKinds.map((kind) => [kind, requiredOf(fieldTable[kind])]),
) as Readonly<Record<RecordKind, readonly string[]>>;

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
export const changesSchemas = Object.fromEntries(
  recordKinds.map((kind) => [kind, changesOf(fieldsSchemas[kind])]),
) as unknown as Readonly<Record<RecordKind, z.ZodType<Record<string, unknown>>>>;
