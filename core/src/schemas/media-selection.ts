import { MAX_DOWNLOADED_FILES, MAX_MEASURED_FILES } from './media-kinds.ts';
import { z } from './zod.ts';

/** `MediaFile.publicUrl`, with which callers identify a file. */
const publicUrlSchema = z
  .string()
  .startsWith('/media/', { error: 'A file must be named by its address, which begins with /media/.' })
  .max(8192, { error: 'The address of a file must be at most 8192 characters long.' });

/** publicUrls of files. @param what is done with them, for the message */
export const filesSchema = (max: number, what: string) =>
  z
    .array(publicUrlSchema, { error: 'Please name the files.' })
    .min(1, { error: 'Please name at least one file.' })
    .max(max, {
      // Formatted when it is shown: Intl is slow to start, and schemas import no format.
      error: () =>
        `At most ${max.toLocaleString('en-US')} files can be ${what} at once. Please select fewer.`,
    });

/** `POST /api/admin/media/downloads`: publicUrls of the files to download, in the order of the archive. */
export const mediaDownloadSchema = z.object({ files: filesSchema(MAX_DOWNLOADED_FILES, 'downloaded') });

/** `url` serves the download once, within a minute and while the session lasts, to anybody who knows it. */
export const downloadAddressSchema = z.object({ url: z.string().regex(/^\/api\/downloads\/[\w-]{43}$/) });

/**
 * The response: a single file is served as it is, several as a zip archive. `missing` is how many of them are
 * not in the media folder.
 */
export const downloadTicketSchema = downloadAddressSchema.extend({ missing: z.int().nonnegative() });

/** Size of a picture in pixels as displayed, after applying its EXIF orientation. */
export const pixelSizeSchema = z.object({ width: z.int().positive(), height: z.int().positive() });
export type PixelSize = Readonly<z.infer<typeof pixelSizeSchema>>;

/** `POST /api/admin/media/sizes`: publicUrls of the pictures to measure. */
export const mediaSizesRequestSchema = z.object({ files: filesSchema(MAX_MEASURED_FILES, 'measured') });

/** The response, by publicUrl; files missing from it are not pictures, are damaged, or no longer exist. */
export const mediaSizesSchema = z.object({ sizes: z.record(z.string(), pixelSizeSchema) });
