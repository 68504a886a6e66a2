import { MAX_CLEANED_FILES } from './media-kinds.ts';
import { filesSchema } from './media-selection.ts';
import { z } from './zod.ts';

/**
 * `GET /api/admin/media/limits`: whether the media folder may be written (MEDIA_WRITE), and what may be
 * uploaded; sizes in bytes. Where it may not, the portal offers nothing that changes the folder.
 */
export const mediaLimitsSchema = z.object({
  mediaWrite: z.boolean(),
  maxPicture: z.int().positive(),
  maxFilm: z.int().positive(),
  /** Files, and bytes of them together, that are uploaded at once. */
  maxFiles: z.int().positive(),
  maxTotal: z.int().positive(),
});
export type MediaLimits = z.infer<typeof mediaLimitsSchema>;

/** `POST /api/admin/media/clean`: publicUrls of the files whose location and other metadata are removed. */
export const mediaCleaningSchema = z.object({ files: filesSchema(MAX_CLEANED_FILES, 'cleaned') });

/** A file that could not be changed, and why. */
export const mediaFailureSchema = z.object({ publicUrl: z.string(), message: z.string() });

/** The response: publicUrls of the files that are free of private metadata now. */
export const mediaCleanedSchema = z.object({
  cleaned: z.array(z.string()),
  failed: z.array(mediaFailureSchema),
});
export type MediaCleaned = z.infer<typeof mediaCleanedSchema>;
