import { z } from './zod.ts';

/** What a file is to the library (SPEC sections 2 and 9): by its extension, never by its content. */
export const mediaKinds = ['image', 'video', 'other'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Shown with their own picture; everything else shows an icon. */
export const imageTypes: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp'];
/** Shown with the film icon. */
export const videoTypes: readonly string[] = ['mp4', 'mov', 'avi'];

export const mediaKindOf = (type: string): MediaKind =>
  imageTypes.includes(type) ? 'image' : videoTypes.includes(type) ? 'video' : 'other';

/**
 * One file of the media folder (SPEC section 3). `relativePath` has forward slashes on every
 * platform; `publicUrl` is root-relative and percent-encoded (`/media/...`) and names the file in
 * selections; `type` is the lower-case extension without its dot, empty where there is none;
 * `size` is in bytes; `lastModified` an ISO date-time, and so is `addedAt`, when the file came into the
 * folder, which SPEC does not have: servers may leave it out.
 */
export const mediaFileSchema = z.object({
  name: z.string().min(1),
  relativePath: z.string().min(1),
  publicUrl: z.string().startsWith('/media/'),
  type: z.string(),
  size: z.int().nonnegative(),
  lastModified: z.iso.datetime({ offset: true }),
  addedAt: z.iso.datetime({ offset: true }).optional(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/**
 * Names one state of the media folder's index. Two that are equal mean the same list; a server
 * that has started anew never gives one that an earlier run has given.
 */
export const mediaRevisionSchema = z.string().min(1).max(100);

/**
 * `GET /api/admin/media`: every file, sorted by relativePath in natural order, case-insensitive. SPEC
 * section 7 has `files` only; a list without a revision is fetched again when the folder changes.
 */
export const mediaListSchema = z.object({
  files: z.array(mediaFileSchema),
  revision: mediaRevisionSchema.optional(),
});
export type MediaList = z.infer<typeof mediaListSchema>;

/** Most files that `GET /api/admin/media?first=` gives. */
export const MOST_FIRST_FILES = 200;

/** `GET /api/admin/media?first=N`: the first files of the list and how many it has. Drawn at once, so it carries no more. */
export interface MediaListStart {
  readonly files: readonly MediaFile[];
  readonly total: number;
}

/**
 * Data of a `media` event on `GET /api/admin/events`. The first after connecting has `from` equal to
 * `to` and tells where the index stands. `upserted` are files new or changed, `removed` the
 * publicUrls of those gone. Who holds another revision than `from` loads the list anew.
 */
export const mediaChangeSchema = z.object({
  from: mediaRevisionSchema,
  to: mediaRevisionSchema,
  upserted: z.array(mediaFileSchema),
  removed: z.array(z.string()),
});
export type MediaChange = z.infer<typeof mediaChangeSchema>;

/**
 * Data of a `catalogue` or `submission` event on `GET /api/admin/events`: names one state of them. Sent
 * after connecting and whenever it changes; equal values mean the same state.
 */
export const standingSchema = z.object({ revision: z.string() });
export type Standing = z.infer<typeof standingSchema>;

/** Where the catalogue or the site itself shows a file. */
export const mediaUseSchema = z.object({
  kind: z.enum(['product', 'collection', 'banner', 'site']),
  /** The product's or collection's name, the announcement's text, or the part of the site. */
  name: z.string(),
  /** Root-relative address of the page that shows it, where there is one. */
  page: z.string().optional(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/**
 * `GET /api/admin/media/usage`: who uses which file, by publicUrl. Files that are not in `uses` are
 * unused. `missing` are addresses in use whose file the folder lacks.
 */
export const mediaUsageSchema = z.object({
  uses: z.record(z.string(), z.array(mediaUseSchema)),
  missing: z.array(z.object({ publicUrl: z.string(), uses: z.array(mediaUseSchema) })),
});
export type MediaUsage = z.infer<typeof mediaUsageSchema>;
