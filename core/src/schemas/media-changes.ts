import { mediaUseSchema } from './media-file.ts';
import { MAX_DOWNLOADED_FILES } from './media-kinds.ts';
import { filesSchema } from './media-selection.ts';
import { mediaFailureSchema } from './media-writing.ts';
import { z } from './zod.ts';

/** A path below the media folder, with forward slashes; '' is the media folder itself. */
const folderSchema = z.string().max(1000);
const foldersSchema = z.array(folderSchema.min(1)).max(100, { error: 'Please select fewer folders.' });
const nameSchema = z
  .string({ error: 'Please enter a name.' })
  .trim()
  .min(1, { error: 'Please enter a name.' })
  .max(200, { error: 'Please use at most 200 characters.' });
const changedFilesSchema = filesSchema(MAX_DOWNLOADED_FILES, 'changed');
const publicUrl = z.string();

/** `POST /api/admin/media/folders`: a new folder in `parent`. */
export const newFolderSchema = z.object({ parent: folderSchema.default(''), name: nameSchema });
export const folderMadeSchema = z.object({ folder: z.string() });

/**
 * `POST /api/admin/media/rename`: one file or one folder gets a name; or several files of one folder get one from a
 * pattern, in which {n} stands for their numbers in the order given. The extension of a file stays.
 */
export const mediaRenameSchema = z.union([
  z.strictObject({ file: publicUrl, name: nameSchema }),
  z.strictObject({ folder: folderSchema.min(1), name: nameSchema }),
  z.strictObject({
    files: changedFilesSchema,
    pattern: nameSchema.refine((pattern) => pattern.includes('{n}'), {
      error: 'Please write {n} where the number goes: ring-{n}.',
    }),
  }),
]);

/** `POST /api/admin/media/move`: into the folder `to`. With `keepBoth` a file whose name is taken there gets a number. */
export const mediaMoveSchema = z.object({
  files: z.array(publicUrl).max(MAX_DOWNLOADED_FILES).default([]),
  folders: foldersSchema.default([]),
  to: folderSchema,
  keepBoth: z.boolean().default(false),
});

const fromTo = z.object({ from: z.string(), to: z.string() });
/** What has moved: publicUrls of the files that were named, and paths of the folders. */
export const mediaMovedSchema = z.object({ files: z.array(fromTo), folders: z.array(fromTo) });
export type MediaMoved = z.infer<typeof mediaMovedSchema>;

/** `POST /api/admin/media/delete`: into the bin. Something in use only with `confirmed`: 409, `present` says where. */
export const mediaDeletionSchema = z.object({
  files: z.array(publicUrl).max(MAX_DOWNLOADED_FILES).default([]),
  folders: foldersSchema.default([]),
  confirmed: z.boolean().default(false),
});

/** `present` of that 409: the uses by publicUrl. */
export const usesInTheWaySchema = z.object({ uses: z.record(z.string(), z.array(mediaUseSchema)) });
export type UsesInTheWay = z.infer<typeof usesInTheWaySchema>;

/** `ids`: in the bin. */
export const mediaDeletedSchema = z.object({ ids: z.array(z.string()), failed: z.array(mediaFailureSchema) });

/** Something in the bin. */
export const binnedSchema = z.object({
  id: z.string(),
  /** Where it was, below the media folder. */
  path: z.string(),
  isFolder: z.boolean(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** `replaced`: another file has taken its place. */
  reason: z.enum(['deleted', 'replaced']),
  /** When it was put there, by whom, and when it will be removed for good. */
  at: z.iso.datetime({ offset: true }),
  by: z.string(),
  until: z.iso.datetime({ offset: true }),
});
export type Binned = z.infer<typeof binnedSchema>;
/** `GET /api/admin/media/bin`, the latest first. */
export const mediaBinSchema = z.object({ entries: z.array(binnedSchema) });

/** `POST /api/admin/media/undelete` */
export const mediaUndeletionSchema = z.object({ ids: z.array(z.string()).min(1).max(MAX_DOWNLOADED_FILES) });
/** Where each is now, below the media folder: under another name, if its own is taken. */
export const mediaUndeletedSchema = z.object({
  restored: z.array(z.object({ id: z.string(), path: z.string() })),
  failed: z.array(mediaFailureSchema),
});
