import { z } from './zod.ts';

/** Most files of one download, and of one question for the sizes of pictures. */
export const MOST_DOWNLOADED = 5000;
export const MOST_MEASURED = 500;

/** `MediaFile.publicUrl` as a caller names a file by it. */
const publicUrlSchema = z
  .string()
  .startsWith('/media/', { error: 'A file must be named by its address, which begins with /media/.' })
  .max(8192, { error: 'The address of a file must be at most 8192 characters long.' });

const filesSchema = (most: number, what: string) =>
  z
    .array(publicUrlSchema, { error: 'Please name the files.' })
    .min(1, { error: 'Please name at least one file.' })
    .max(most, {
      error: `At most ${most.toLocaleString('en-US')} files can be ${what} at once. Please select fewer.`,
    });

/** `POST /api/admin/media/downloads`: files to be downloaded, by publicUrl, in the order of the archive. */
export const mediaDownloadSchema = z.object({ files: filesSchema(MOST_DOWNLOADED, 'downloaded') });

/** `url` gives what was asked for once, within a minute and as long as the session lasts, to anybody who knows it. */
export const downloadAddressSchema = z.object({ url: z.string().regex(/^\/api\/downloads\/[\w-]{43}$/) });
export type DownloadAddress = z.infer<typeof downloadAddressSchema>;

/**
 * The answer: one file as itself, several as a zip archive. `missing` is how many of them are not in the
 * media folder.
 */
export const downloadTicketSchema = downloadAddressSchema.extend({ missing: z.int().nonnegative() });
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Pixels of a picture as it is shown, turned upright. */
export const pixelSizeSchema = z.object({ width: z.int().positive(), height: z.int().positive() });
export type PixelSize = Readonly<z.infer<typeof pixelSizeSchema>>;

/** `POST /api/admin/media/sizes`: pictures whose sizes are asked for, by publicUrl. */
export const mediaSizesRequestSchema = z.object({ files: filesSchema(MOST_MEASURED, 'measured') });

/** The answer, by publicUrl; what is not in it is no picture, is damaged, or has gone. */
export const mediaSizesSchema = z.object({ sizes: z.record(z.string(), pixelSizeSchema) });
export type MediaSizes = z.infer<typeof mediaSizesSchema>;
