import { pixelSizeSchema } from './media-selection.ts';
import { mediaFolderPathSchema } from './media-uploads.ts';
import { z } from './zod.ts';

/** Where photos with a request are sent to by tus, below it `/TOKEN` and `/TOKEN/ID`. */
export const REQUEST_PHOTOS = '/api/request-photos';

/** How much may be sent with one request. */
export const MAX_PHOTOS = 6;
export const MAX_PHOTO_BYTES = 20_000_000;
export const MAX_PHOTOS_BYTES = 60_000_000;

/** How long a link for them works. */
export const PHOTO_LINK_DAYS = 14;

/**
 * `POST /api/request-photos/TOKEN/open`. `received` are the SHA-256 hashes of what has arrived, as it was sent, by which
 * the page recognises a picture that is chosen again; `filesLeft` and `bytesLeft` what the request still takes.
 */
export const openedPhotosSchema = z.object({
  reference: z.string(),
  received: z.array(z.string()),
  filesLeft: z.int().nonnegative(),
  bytesLeft: z.int().nonnegative(),
  expiresAt: z.iso.datetime(),
});
export type OpenedPhotos = z.infer<typeof openedPhotosSchema>;

/** A photo that has arrived, as staff see it: a JPEG without metadata. */
export const requestPhotoSchema = pixelSizeSchema.extend({
  id: z.string().regex(/^[\da-f]{32}$/),
  bytes: z.int().positive(),
  at: z.iso.datetime(),
});
export type RequestPhoto = z.infer<typeof requestPhotoSchema>;

/** `POST .../photos/ID/copy`: the folder of the library that gets a copy. */
export const photoCopySchema = z.object({ folder: mediaFolderPathSchema });

/** Its answer: where the copy is, below the media folder. */
export const copiedPhotoSchema = z.object({ path: z.string() });
