import { z } from './zod.ts';

/**
 * Uploads into the media folder, by tus 1.0 (https://tus.io/protocols/resumable-upload) with the extensions
 * creation, creation-with-upload and termination. Staff: `/api/admin/uploads`, with their bearer token; the phone
 * page: the same below its own address. What follows is true of both.
 *
 * **Create**: `POST` with `Upload-Length` and `Upload-Metadata` (see `uploadMetadataSchema`) answers 201 with
 * `Location` (root-relative). A size, type, folder or name that cannot be taken is refused here, before the first
 * byte. **Send**: `PATCH` in pieces of at most UPLOAD_CHUNK_BYTES: one request may take five minutes, and proxies
 * limit its size. **Ask**: `HEAD` answers 200 with `Upload-Offset`, which alone decides where to go on.
 * **Cancel**: `DELETE`. **Read**: `GET` answers `uploadStateSchema`.
 *
 * **The end**: the request with the last byte (PATCH, or POST with the whole file) answers only after the file has
 * been checked, cleaned of private metadata and written to disk under its name. Its headers tell:
 * `Upload-Outcome` is one of `uploadOutcomes`; `Upload-Path` the file's path below the media folder,
 * percent-encoded as by encodeURIComponent (`rings%2Focean-2.jpg`). Success is 204 (201 from POST). If that answer
 * is lost, HEAD answers `Upload-Offset` equal to `Upload-Length` with the same headers (for 24 hours), having
 * finished first what a stopped server left: never a second file. A client for which the offset has reached the
 * length (tus-js-client: `onSuccess`) therefore reads `Upload-Outcome` of the last answer: `conflict`, `refused`
 * and `failed` are no success; `Upload-Message` has the sentence, percent-encoded.
 *
 * **Failures** have the body of every failure, `{success: false, code, message}`, and `message` is a sentence for
 * people:
 * - 400 `validation`: metadata; `malformed`: not tus, or the bytes are not those of `sha256`: start again.
 * - 401: sign in again (phone: 404); then go on with the same address: bytes are kept.
 * - 404 `not_found`: no such upload (for you), the folder is gone, or MEDIA_WRITE is 0. 410: its bytes are gone.
 * - 409 `conflict` **with** `present` (`uploadClashSchema`): the name is taken and `clash` was `ask`, or `skip` at
 *   creation (with `known: skip`, one of the same size is compared at the end). At creation nothing was created: create again with a decision. At the end the bytes are kept:
 *   `POST .../ID/decision` (`uploadDecisionSchema`) answers `uploadStateSchema`, or such a 409 again.
 * - 409 `conflict` **without** `present`: another offset is due: ask by HEAD and go on.
 * - 413 `too_large`: the file, or all unfinished ones of this client together, exceed a limit.
 * - 415 `unsupported_media_type`: content that is not taken, or does not fit its name's extension.
 * - 423 `conflict`: the upload's earlier request is just ending; ask by HEAD after `Retry-After`.
 * - 429 `rate_limited`: two uploads of this client, or eight of the server, are under way: after `Retry-After`.
 * - 503: the drive does not answer; try again. 507 `too_large`: the server's disk would become full; what was sent
 *   is kept, but trying again at once is pointless.
 *
 * tus-js-client retries after 409, 423 and 5xx by itself, and not after 429: give it `onShouldRetry`.
 */
export const UPLOADS = '/api/admin/uploads';

/** Most bytes of a file that a request should carry. */
export const UPLOAD_CHUNK_BYTES = 8_000_000;

/** What to do when the folder has a file of this name: ask (409), keep both, replace that one, or drop this one. */
export const clashDecisions = ['ask', 'keep', 'replace', 'skip'] as const;
export type ClashDecision = (typeof clashDecisions)[number];

/** A folder below the media folder, with forward slashes; '' is the media folder itself. */
export const mediaFolderPathSchema = z.string().max(1000);

/**
 * `Upload-Metadata`. The name is made safe (`toSafeName`), so the file may be stored under another, unless a file has
 * that very name, put there by hand: that one is asked about and replaced. A phone's folder is that of its link.
 * `sha256` of the whole file, if it is known: other content is refused.
 */
export const uploadMetadataSchema = z.object({
  filename: z.string().min(1, { error: 'The file has no name.' }).max(1000),
  folder: mediaFolderPathSchema.default(''),
  clash: z.enum(clashDecisions).default('ask'),
  /** Of content that the media folder has already: store it all the same, or not, unless it is to replace a file. */
  known: z.enum(['store', 'skip']).default('store'),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, { error: 'SHA-256 must be 64 hexadecimal digits.' })
    .optional(),
  /** When it was chosen, in epoch milliseconds by the sender's clock: several arrive in any order. */
  chosen: z.coerce.number().int().nonnegative().optional(),
});
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;

/**
 * `stored`: under its (safe) name. `numbered`: kept beside one of the same name, see its path. `replaced`: in
 * place of the other, which went to the bin. `skipped`: the name was taken, and nothing was stored. `known`: the
 * file at its path has this content, as it was sent or as it is stored, and nothing was stored.
 * `conflict`: complete, and waits for a decision. `refused`: its content is not taken; it is gone. `failed`:
 * complete and kept, but could not be stored (the folder is gone, say); HEAD tries again, a decision can name
 * another folder.
 */
export const uploadOutcomes = [
  'stored',
  'numbered',
  'replaced',
  'skipped',
  'known',
  'conflict',
  'refused',
  'failed',
] as const;
export type UploadOutcome = (typeof uploadOutcomes)[number];

/** The file that has the name; `present` of a 409. */
export const uploadClashSchema = z.object({
  /** Below the media folder, as in `MediaFile.relativePath`. */
  path: z.string(),
  publicUrl: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** ISO date-time of its last change. */
  modified: z.string(),
  /** The name that `keep` would give, as far as it is free then. */
  freeName: z.string(),
});
export type UploadClash = z.infer<typeof uploadClashSchema>;

/** `GET .../ID`, and the answer to a decision. */
export const uploadStateSchema = z.object({
  id: z.string(),
  /** `receiving`: bytes are missing. */
  outcome: z.enum(['receiving', ...uploadOutcomes]),
  /** Received bytes, of `size`. */
  offset: z.int().nonnegative(),
  size: z.int().nonnegative(),
  folder: z.string(),
  /** As it will be stored, or was asked to be. */
  name: z.string(),
  /** Where it is stored, below the media folder. */
  path: z.string().optional(),
  /** With `conflict`, `refused` and `failed`: a sentence. */
  message: z.string().optional(),
  /** With `conflict`. */
  clash: uploadClashSchema.optional(),
});
export type UploadState = z.infer<typeof uploadStateSchema>;

/** `POST .../ID/decision`, for an upload that is `conflict` or `failed`. */
export const uploadDecisionSchema = z.object({
  clash: z.enum(clashDecisions),
  /** Another folder than it was sent for; not for phones. */
  folder: mediaFolderPathSchema.optional(),
});
export type UploadDecision = z.infer<typeof uploadDecisionSchema>;
