import { recordHistorySchema } from './catalogue-records.ts';
import { recordKinds } from './record-kinds.ts';
import { z } from './zod.ts';

/** A whole catalogue as JSON, or the pieces as a table. */
export const importFormats = ['json', 'csv'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Size limit of a file that the portal imports, in bytes: more than 10,000 pieces. */
export const IMPORT_LIMIT_BYTES = 8_000_000;

const importedSchema = z.object({ kind: z.enum(recordKinds), id: z.int().positive(), name: z.string() });

/** What an import does, record by record. */
export const importPlanSchema = z.object({
  created: z.array(importedSchema),
  /** Without fields where only the place in the list changes. */
  changed: z.array(importedSchema.extend({ changes: recordHistorySchema.shape.changes })),
  /** What a JSON file does not name: deleted, for 30 days in a way that can be undone. A table deletes nothing. */
  removed: z.array(importedSchema),
  unchanged: z.int().nonnegative(),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

const faultSchema = z.object({
  /** Of the file, from 1; missing where only the place in its structure is known. */
  line: z.int().positive().optional(),
  /** Heading of the column, or path in a JSON file: `products[3].price`. */
  field: z.string().optional(),
  message: z.string(),
});
export type ImportFault = z.infer<typeof faultSchema>;

/**
 * `POST /api/admin/catalogue/import`: the text of a file. Without `apply` nothing is changed; with the `revision`
 * of that answer exactly this is done, or 409 with a new answer when something has changed since.
 */
export const importRequestSchema = z.object({
  format: z.enum(importFormats),
  text: z.string(),
  apply: z.int().nonnegative().optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const importAnswerSchema = z.object({
  plan: importPlanSchema,
  /** Nothing can be applied while there are any. */
  faults: z.array(faultSchema),
  /** Pictures of new and changed records that are not in the media folder. */
  missingPictures: z.array(importedSchema.extend({ url: z.string() })),
  revision: z.int().nonnegative(),
  /** Of what has been done: as that of a change of several products. */
  undo: z.string().optional(),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** `POST /api/admin/catalogue/downloads` */
export const catalogueDownloadSchema = z.object({ format: z.enum(importFormats) });
