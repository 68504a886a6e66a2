import { openedPhoneLinkSchema } from './phone-uploads.ts';
import { z } from './zod.ts';

/** Where photos with a request are sent to by tus, below it `/TOKEN` and `/TOKEN/ID`. */
export const REQUEST_PHOTOS = '/api/request-photos';

/** How much may be sent with one request. */
export const MAX_PHOTOS = 6;
export const MAX_PHOTO_BYTES = 20_000_000;
export const MAX_PHOTOS_BYTES = 60_000_000;

/** How long a link for them works. */
export const PHOTO_LINK_DAYS = 14;

/** `POST /api/request-photos/TOKEN/open`: what a link for photos is good for, as a phone's link says it. */
export const openedPhotosSchema = openedPhoneLinkSchema
  .omit({ folder: true })
  .extend({ reference: z.string() });
export type OpenedPhotos = z.infer<typeof openedPhotosSchema>;

/** A photo that has arrived, as staff see it. */
export const requestPhotoSchema = z.object({ id: z.string(), at: z.iso.datetime() });
