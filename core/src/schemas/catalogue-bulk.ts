import { recordQuerySchema, recordStates } from './catalogue-records.ts';
import { z } from './zod.ts';

/** To what a changed price is rounded, in dollars: to the nearest multiple. */
export const priceRoundings = [1, 5, 10, 50] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** A number within limits, but not 0. */
const changeOf = (min: number, max: number, error: string) =>
  z
    .number({ error })
    .min(min, { error })
    .max(max, { error })
    .refine((value) => value !== 0, { error });
const rounding = z.literal(priceRoundings).optional();
const id = z.int().positive();

/** What is done to several products at once. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price-percent'),
    percent: changeOf(-90, 500, 'Please enter a percentage from -90 to 500, but not 0.'),
    rounding,
  }),
  z.object({
    kind: z.literal('price-amount'),
    amount: changeOf(
      -1_000_000,
      1_000_000,
      'Please enter an amount in dollars, such as 200 or -50, but not 0.',
    ),
    rounding,
  }),
  z.object({
    kind: z.literal('state'),
    state: z.enum(recordStates),
    /** The same state for this category, after those of its pieces that visitors can see or will see. */
    with_category: id.optional(),
  }),
  z.object({ kind: z.literal('category'), category_id: id }),
  /** null: to no collection. */
  z.object({ kind: z.literal('collection'), collection_id: id.nullable() }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Most products of one change. */
export const BULK_LIMIT = 10_000;

/** `POST /api/admin/catalogue/products/bulk/preview`: chosen products, or all that a filter finds. */
export const bulkRequestSchema = z.object({
  which: z.union([
    z.object({ ids: z.array(id).min(1).max(BULK_LIMIT) }),
    z.object({
      filter: recordQuerySchema.pick({
        q: true,
        category: true,
        collection: true,
        state: true,
        material: true,
        missing: true,
      }),
    }),
  ]),
  change: bulkChangeSchema,
});
export type BulkRequest = z.input<typeof bulkRequestSchema>;

const bulkRowSchema = z.object({
  id,
  name: z.string(),
  /** `price`, `state`, `category_id` or `collection_id`. A missing value is an empty field. */
  field: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

const leftSchema = z.object({ id, name: z.string(), reason: z.string() });

/** Every change as it would be; nothing has been changed yet. `unchanged`: what cannot be changed, and why. */
export const bulkPreviewSchema = z.object({
  preview: z.string(),
  rows: z.array(bulkRowSchema),
  unchanged: z.array(leftSchema),
});
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/** `POST .../bulk/apply`: exactly what the preview shows, without `except`. */
export const bulkApplySchema = z.object({
  preview: z.string().max(100),
  except: z.array(id).max(BULK_LIMIT),
});

/** What has been done. `left`: records that somebody has changed since, which were left alone. */
export const bulkResultSchema = z.object({
  undo: z.string(),
  changed: z.int().nonnegative(),
  left: z.array(leftSchema),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** `POST .../bulk/undo`: a change or an import, within 30 days; `all` takes back too what somebody has changed since. */
export const bulkUndoSchema = z.object({ undo: z.string().max(100), all: z.boolean().default(false) });

/** `GET .../bulk`: the changes of the last 30 days, newest first; imports of files too. */
export const bulkListSchema = z.object({
  changes: z.array(
    z.object({
      undo: z.string(),
      at: z.iso.datetime({ offset: true }),
      by: z.string(),
      change: z.union([bulkChangeSchema, z.object({ kind: z.literal('import') })]),
      count: z.int().nonnegative(),
      isUndone: z.boolean(),
    }),
  ),
});
export type BulkList = z.infer<typeof bulkListSchema>;

/** `GET /api/admin/catalogue/redirects`: former addresses, and where they lead. */
export const redirectListSchema = z.object({
  redirects: z.array(
    z.object({
      /** Root-relative: `/product/oval-halo`. */
      from: z.string(),
      /** Root-relative; missing when what it led to is gone or not visible. */
      to: z.string().optional(),
      name: z.string(),
      retiredAt: z.iso.datetime({ offset: true }),
      /** The last day on which somebody came by it: YYYY-MM-DD. */
      usedOn: z.string().optional(),
    }),
  ),
});
export type RedirectList = z.infer<typeof redirectListSchema>;

/** `POST .../redirects/delete`: visitors who come by it find the not-found screen from then on. */
export const redirectDeletionSchema = z.object({ from: z.string().max(300) });
