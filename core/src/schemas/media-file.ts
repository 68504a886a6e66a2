import { z } from './zod.ts';

/**
 * One file of the media folder (SPEC section 3). `relativePath` has forward slashes on every platform;
 * `publicUrl` is root-relative and percent-encoded (`/media/...`) and identifies the file in selections;
 * `type` is the lower-case extension without its dot, empty if there is none; `size` is in bytes;
 * `lastModified` is an ISO date-time, and so is `addedAt`, the time when the file was added to the folder.
 * `hasLocation`: its content tells where it was taken, which visitors do not get; found a little after the file. These
 * two are not part of SPEC: servers may omit them.
 */
export const mediaFileSchema = z.object({
  name: z.string().min(1),
  relativePath: z.string().min(1),
  publicUrl: z.string().startsWith('/media/'),
  type: z.string(),
  size: z.int().nonnegative(),
  lastModified: z.iso.datetime({ offset: true }),
  addedAt: z.iso.datetime({ offset: true }).optional(),
  hasLocation: z.boolean().optional(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/**
 * Identifies one state of the media folder's index. Equal revisions mean the same list; a restarted server
 * never reuses a revision of an earlier run.
 */
export const mediaRevisionSchema = z.string().min(1).max(100);

/**
 * `GET /api/admin/media`: every file, sorted by relativePath in natural order, case-insensitive. SPEC section
 * 7 has only `files`; a list without a revision is refetched when the folder changes. `folders` are those without
 * files, also further down, which the paths of the files do not tell.
 */
export const mediaListSchema = z.object({
  files: z.array(mediaFileSchema),
  folders: z.array(z.string()).optional(),
  revision: mediaRevisionSchema.optional(),
});
export type MediaList = z.infer<typeof mediaListSchema>;

/**
 * Data of a `media`, `catalogue` or `submission` event on `GET /api/admin/events`: identifies one state of that data.
 * Sent after connecting and on every change; equal revisions mean the same state.
 */
export const revisionEventSchema = z.object({ revision: z.string() });
export type RevisionEvent = z.infer<typeof revisionEventSchema>;

/** A usage of a file in the catalogue or on the site itself. */
export const mediaUseSchema = z.object({
  kind: z.enum(['product', 'collection', 'banner', 'site']),
  /** The product's or collection's name, the announcement's text, or the part of the site. */
  name: z.string(),
  /** Root-relative URL of the page that shows it, if there is one. */
  page: z.string().optional(),
  /** The record whose first picture it is, which says what stays in view of it where it is cropped. */
  record: z.object({ kind: z.enum(['products', 'collections', 'site-pictures']), id: z.number() }).optional(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/**
 * `GET /api/admin/media/usage`: usages by publicUrl. Files that are not in `uses` are unused. `missing` lists
 * URLs in use whose file is not in the folder.
 */
export const mediaUsageSchema = z.object({
  uses: z.record(z.string(), z.array(mediaUseSchema)),
  missing: z.array(z.object({ publicUrl: z.string(), uses: z.array(mediaUseSchema) })),
});
export type MediaUsage = z.infer<typeof mediaUsageSchema>;
