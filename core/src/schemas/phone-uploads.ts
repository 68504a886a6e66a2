import { slugPattern } from './field-schemas.ts';
import { mediaFolderPathSchema } from './media-uploads.ts';
import { z } from './zod.ts';

const at = z.iso.datetime();

/** How much may be sent to one link (SPEC section 9 has no number: an afternoon's pictures of a shop). */
export const PHONE_MAX_FILES = 60;
export const PHONE_MAX_BYTES = 1_000_000_000;

/**
 * `POST /api/admin/phone-uploads`, and `.../aim`, which turns a link that is open to another place. The media folder
 * itself is the empty path. `name`: the photos are of a piece with this address, and are called after it
 * (`oval-halo-ring.jpg`, `oval-halo-ring-2.jpg`); the folder is made where it is missing.
 */
export const phoneLinkRequestSchema = z.object({
  folder: mediaFolderPathSchema,
  name: z.string().max(120).regex(slugPattern).optional(),
});
export type PhoneLinkRequest = z.infer<typeof phoneLinkRequestSchema>;

/**
 * Its answer. `url` is what the code shows; `reach` says from where a phone can open it: from anywhere (`public`),
 * in the server's own network (`network`), or from nowhere but this computer (`none`). Until it is opened, the link
 * ends at `expiresAt`.
 */
export const phoneLinkSchema = z.object({
  url: z.url(),
  expiresAt: at,
  reach: z.enum(['public', 'network', 'none']),
});
export type PhoneLink = z.infer<typeof phoneLinkSchema>;

/** A file that has arrived, as in the list of the media folder. */
export const arrivedFileSchema = z.object({
  relativePath: z.string().min(1),
  publicUrl: z.string().startsWith('/media/'),
});
export type ArrivedFile = z.infer<typeof arrivedFileSchema>;

/** The signed-in person's link; `received` in the order in which they were chosen on the phone. */
export const presentPhoneLinkSchema = z.object({
  folder: z.string(),
  name: z.string().optional(),
  /** An hour after it was opened, once it is. */
  expiresAt: at,
  isOpened: z.boolean(),
  received: z.array(arrivedFileSchema),
});
export type PresentPhoneLink = z.infer<typeof presentPhoneLinkSchema>;

/** `GET /api/admin/phone-uploads`; no `link`: there is none, or it has ended. */
export const phoneLinkStateSchema = z.object({ link: presentPhoneLinkSchema.optional() });
export type PhoneLinkState = z.infer<typeof phoneLinkStateSchema>;

/**
 * What the phone's page knows of its link. `received` are the SHA-256 hashes of what has arrived, by which the page
 * recognises a picture that is chosen again.
 */
export const openedPhoneLinkSchema = z.object({
  folder: z.string(),
  expiresAt: at,
  received: z.array(z.string()),
  filesLeft: z.int().nonnegative(),
  bytesLeft: z.int().nonnegative(),
});
export type OpenedPhoneLink = z.infer<typeof openedPhoneLinkSchema>;
