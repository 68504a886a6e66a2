import { changesSchemas, fieldsSchemas, type RecordFields } from './catalogue-fields.ts';
import { productMaterials } from './product-attributes.ts';
import type { RecordKind } from './record-kinds.ts';
import { z } from './zod.ts';

/**
 * Where a record stands. Visitors see what is `live`, and what is `sold`, with that word; `draft` and `hidden`
 * answer with the not-found screens. Only products can be sold.
 */
export const recordStates = ['draft', 'live', 'sold', 'hidden'] as const;
export type RecordState = (typeof recordStates)[number];

/** Changes whenever a record changes; later changes have higher ones. */
const revision = z.int().nonnegative();
const id = z.int().positive();
const at = z.iso.datetime({ offset: true });

/** What a product lacks, as a to-do: texts and pictures that visitors or search engines would miss. */
export const missingFields = [
  'picture',
  'picture-file',
  'small-picture',
  'alternative-text',
  'second-view',
  'description',
  'old-price',
] as const;
export type MissingField = (typeof missingFields)[number];

/** A line of a list. `name` of an announcement is its text, that of a question the question. */
export const recordLineSchema = z.object({
  id,
  slug: z.string().optional(),
  name: z.string(),
  price: z.number().optional(),
  state: z.enum(recordStates),
  image_url: z.string().optional(),
  category_id: id.optional(),
  collection_id: id.optional(),
  /** Of an announcement. */
  starts_on: z.string().optional(),
  ends_on: z.string().optional(),
  /** Of a product in which a search has found this. */
  stock_number: z.string().optional(),
  /** When it will be published, if that is planned. */
  publishAt: at.optional(),
  /** What else tells it apart in its list: the tab and the price of a service. */
  detail: z.string().optional(),
  revision,
  missing: z.array(z.enum(missingFields)),
});
export type RecordLine = z.infer<typeof recordLineSchema>;

export const recordSorts = ['order', 'name', 'price', 'changed'] as const;
export type RecordSort = (typeof recordSorts)[number];

/** Most lines of one answer. */
export const RECORD_LIMIT = 200;

/** Query of `GET /api/admin/catalogue/KIND`; `deleted` lists what can still be undeleted, and nothing else. */
export const recordQuerySchema = z.object({
  q: z.string().max(200).optional(),
  category: z.coerce.number().int().positive().optional(),
  collection: z.coerce.number().int().positive().optional(),
  /** Of a list in parts: one of them. */
  group: z.string().max(200).optional(),
  state: z.enum([...recordStates, 'deleted']).optional(),
  /** `none`: whatever names no known material. */
  material: z.enum([...productMaterials, 'none']).optional(),
  /** `any`: whatever lacks something. */
  missing: z.enum([...missingFields, 'any']).optional(),
  sort: z.enum(recordSorts).default('order'),
  /** `next` of the answer before. */
  after: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().positive().max(RECORD_LIMIT).default(RECORD_LIMIT),
});
export type RecordQuery = z.input<typeof recordQuerySchema>;

/** The part of a query that people choose. */
export const recordViewSchema = recordQuerySchema.omit({ after: true, limit: true });
export type RecordView = z.output<typeof recordViewSchema>;

/** What one record of a kind is called in requests and answers. */
export const recordNouns = {
  products: 'product',
  collections: 'collection',
  categories: 'category',
  announcements: 'announcement',
  questions: 'question',
  services: 'service',
  testimonials: 'testimonial',
  'site-pictures': 'site-picture',
  shop: 'shop',
  wheel: 'wheel',
} as const satisfies Record<RecordKind, string>;

const count = z.int().nonnegative();
/** `counts` are by state, of what all other filters let through; `next` is missing at the end. */
const pageOfList = z.object({
  counts: z.record(z.enum([...recordStates, 'deleted']), count),
  total: count,
  next: count.optional(),
});
export type RecordPage = z.infer<typeof pageOfList> & { readonly records: readonly RecordLine[] };

/** The answer to a `RecordQuery`, whose records stand under the name of their kind: `{products: [...], ...}`. */
export const recordPageAnswer = (kind: RecordKind) =>
  z.object({ [kind]: z.array(recordLineSchema), ...pageOfList.shape });

/** That answer as portal and tests read it. */
export const recordPageSchema = (kind: RecordKind): z.ZodType<RecordPage> =>
  recordPageAnswer(kind).transform((answer) => {
    const { [kind]: records, ...rest } = answer as RecordPage & Record<RecordKind, readonly RecordLine[]>;
    return { ...rest, records };
  });

/** What was done to a record: one entry for each save. */
export const recordActions = [
  'created',
  'changed',
  'state',
  'moved',
  'imported',
  'price-confirmed',
  /** A file that it shows was moved or renamed. */
  'file-moved',
  'deleted',
  'undeleted',
] as const;
export const recordHistorySchema = z.object({
  revision,
  at,
  by: z.string(),
  action: z.enum(recordActions),
  /** `state` and `publishAt` stand here like fields. A missing value is an empty field. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })),
});
export type RecordHistory = z.infer<typeof recordHistorySchema>;

/** Where a record is linked from, which its deletion would break. */
export const recordUseSchema = z.object({
  kind: z.enum(['product', 'redirect']),
  /** Of a redirect the former address. */
  name: z.string(),
  /** Of a product. */
  id: id.optional(),
});

/** How deep a field's value may be: a list of things that have fields, with room to grow. */
const MAX_DEPTH = 5;
const MAX_FIELDS = 200;

const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1)));

/** What a form holds, by the names of its fields; the values need not be valid. */
export const typedChangesSchema = z
  .record(
    z.string().regex(/^\w{1,80}$/),
    z.unknown().refine((value) => isShallow(value)),
  )
  .refine((changes) => Object.keys(changes).length <= MAX_FIELDS);

/** What somebody has typed and not saved, kept for that person. `revision`: what it was typed on. */
export const recordDraftSchema = z.object({
  changes: typedChangesSchema,
  revision,
  savedAt: at,
});
export type RecordDraft = z.infer<typeof recordDraftSchema>;

/** What staff see of a record beside its fields. */
const recordStanding = z.object({
  state: z.enum(recordStates),
  revision,
  /** When it will be published, if that is planned. */
  publishAt: at.optional(),
  /** Since when it is sold. */
  soldAt: at.optional(),
  /** Deleted records can be undeleted for 30 days. */
  deletedAt: at.optional(),
  missing: z.array(z.enum(missingFields)),
  /** Newest first. */
  history: z.array(recordHistorySchema),
  usedBy: z.array(recordUseSchema),
  /** What the person who asks has left unsaved. */
  draft: recordDraftSchema.optional(),
});

/** A record as staff see it. */
export interface CatalogueRecord<Kind extends RecordKind = RecordKind>
  extends z.infer<typeof recordStanding> {
  readonly id: number;
  readonly fields: RecordFields<Kind>;
}

/** The answer about one record, whose fields and id stand under its noun: `{product: {...}, state, ...}`. */
export const catalogueRecordAnswer = (kind: RecordKind) =>
  z.object({
    [recordNouns[kind]]: z.object({ id, ...fieldsSchemas[kind].partial().shape }),
    ...recordStanding.shape,
  });

/** That answer as the portal reads it. */
export const catalogueRecordSchema = <Kind extends RecordKind>(
  kind: Kind,
): z.ZodType<CatalogueRecord<Kind>> =>
  catalogueRecordAnswer(kind).transform(({ [recordNouns[kind]]: record, ...rest }) => {
    const { id: own, ...fields } = record as { id: number };
    return { id: own, fields, ...rest } as unknown as CatalogueRecord<Kind>;
  });

/** `POST .../KIND`: a new record; without `state` a draft. */
export const newRecordSchema = (kind: RecordKind) =>
  z.object({
    [recordNouns[kind]]: changesSchemas[kind],
    state: z.enum(['draft', 'live']).default('draft'),
    /** From the client, another one for each record: sent again, when the answer was lost, it creates nothing. */
    key: z.uuid().optional(),
  });
/** `POST .../KIND/ID` */
export const recordChangeSchema = z.object({ changes: z.record(z.string(), z.unknown()), revision });
/**
 * `POST .../KIND/ID/state`. With `at`, a day and time of the shop's clock, a draft or hidden record will be
 * made live then.
 */
export const stateChangeSchema = z.object({
  state: z.enum(recordStates),
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: 'Please choose a day and a time.' })
    .optional(),
  /** Takes the change back that made the given revision: a sold piece has been sold since the same day as before. */
  undo: z.literal(true).optional(),
  revision,
});
export type StateChange = z.infer<typeof stateChangeSchema>;
/** `POST .../KIND/ID/delete` and `undelete`, and `POST .../products/ID/price-check`: the price is still right. */
export const recordVersionSchema = z.object({ revision });
/**
 * `POST .../KIND/ID/move`: behind another record in display order; null: to the beginning. With `collection`, in the
 * order of that collection, which the product belongs to.
 */
export const recordMoveSchema = z.object({ after: id.nullable(), collection: id.optional(), revision });

/** `POST .../KIND/ID/draft-preview`: the fields as they stand in a form; what could not be saved is left out. */
export const draftPreviewSchema = z.object({ changes: z.record(z.string(), z.unknown()) });

/** `POST .../KIND/ID/preview-link`: a root-relative address that works for a day without signing in. */
export const previewLinkSchema = z.object({ url: z.string(), expiresAt: at });
export type PreviewLink = z.infer<typeof previewLinkSchema>;
