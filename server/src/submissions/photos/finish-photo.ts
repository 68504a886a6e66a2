import { createHash } from 'node:crypto';
import type { Selectable, Transaction, Updateable } from 'kysely';
import pLimit from 'p-limit';
import type { ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { MalformedError, NotFoundError, UnsupportedMediaTypeError } from '../../errors.ts';
import {
  type MadePhoto,
  makePhoto,
  NoPictureError,
  PictureTooLargeError,
} from '../../media/images/image-variant.ts';
import { addToHistory, VISITOR } from '../store-state.ts';
import { markUnread } from '../store-submission.ts';
import { type PhotoStore, photoRow, receivedBytes } from './photo-store.ts';

/** What became of a photo; null while bytes are missing. */
export type PhotoOutcome = Selectable<Tables['request_photos']>['outcome'];

/** How often a server may end while it reads the same photo; then it is the photo's fault. */
const MAX_ATTEMPTS = 2;
/** Photos of a request that come within so many milliseconds are one line of its history, and one notification. */
const TOGETHER_MS = 10 * 60_000;

export const GONE = 'This photo no longer exists. Please send it again.';
const UNREADABLE = 'This photo cannot be read: JPEG, PNG, WebP and AVIF can.';
const TOO_MANY_PIXELS = 'This photo has more than 64 million pixels. Please make it smaller.';
const DAMAGED = 'This photo has arrived damaged. Please send it again.';

/** Whether it is the photo's own fault: sent again, it would be refused again. */
export const isRefusal = (error: unknown): error is UnsupportedMediaTypeError | MalformedError =>
  error instanceof UnsupportedMediaTypeError || error instanceof MalformedError;

/** Makes of photos that are complete what staff see. */
export class PhotoFinisher {
  readonly #deps: ShopData;
  readonly #store: PhotoStore;
  /** One is decoded at a time: visitors of the site come first. */
  readonly #limit = pLimit(1);

  constructor(deps: ShopData, store: PhotoStore) {
    this.#deps = deps;
    this.#store = store;
  }

  /**
   * Whatever interrupts it, the next call goes on.
   * @throws UnsupportedMediaTypeError, MalformedError (`isRefusal`), NotFoundError
   */
  async finish(id: string): Promise<PhotoOutcome> {
    const { database } = this.#deps;
    const { outcome, size } = await this.#find(id);
    if (outcome !== null || (await receivedBytes(database.query, id)) < size) return outcome;
    return this.#limit(() => database.exclusively(() => this.#finish(id), `photo ${id}`));
  }

  async #finish(id: string): Promise<PhotoOutcome> {
    const { database, clock } = this.#deps;
    const photo = await this.#find(id);
    // Another request was faster.
    if (photo.outcome !== null) return photo.outcome;
    const sent = await this.#store.read(id);
    const sha256 = createHash('sha256').update(sent).digest('hex');
    const at = clock().toISOString();
    try {
      if (photo.sha256 !== null && photo.sha256 !== sha256) throw new MalformedError(DAMAGED);
      if (photo.attempts >= MAX_ATTEMPTS) throw new UnsupportedMediaTypeError(UNREADABLE);
      await this.#setAttempts(id, photo.attempts + 1);
      const made = await decode(sent).finally(() => this.#setAttempts(id, 0));
      return await database.writes.run((trx) => addPhoto(trx, photo.submission_id, { id, sha256, made, at }));
    } catch (error) {
      if (isRefusal(error))
        await database.writes.run((trx) => endPhoto(trx, id, { outcome: 'refused', ended_at: at }));
      throw error;
    } finally {
      // What the visitor has sent may say where it was taken.
      database.truncateLog();
    }
  }

  async #find(id: string) {
    const photo = await photoRow(this.#deps.database.query, id);
    if (!photo) throw new NotFoundError(GONE);
    return photo;
  }

  async #setAttempts(id: string, attempts: number): Promise<void> {
    await this.#deps.database.writes.run(
      (trx) => trx.updateTable('request_photos').set({ attempts }).where('id', '=', id).execute(),
      { isAnnounced: false },
    );
  }
}

const decode = async (sent: Buffer): Promise<MadePhoto> => {
  try {
    return await makePhoto(sent);
  } catch (error) {
    if (!(error instanceof NoPictureError)) throw error;
    throw new UnsupportedMediaTypeError(error instanceof PictureTooLargeError ? TOO_MANY_PIXELS : UNREADABLE);
  }
};

/** Stores what became of a photo. What has been sent of it goes. */
const endPhoto = async (
  trx: Transaction<Tables>,
  id: string,
  end: Updateable<Tables['request_photos']>,
): Promise<void> => {
  await trx.updateTable('request_photos').set(end).where('id', '=', id).execute();
  await trx.deleteFrom('request_photo_parts').where('photo_id', '=', id).execute();
};

interface Decoded {
  readonly id: string;
  /** Of what was sent. */
  readonly sha256: string;
  readonly made: MadePhoto;
  readonly at: string;
}

/** Adds a photo to its request, unless that has it, and tells staff. */
const addPhoto = async (
  trx: Transaction<Tables>,
  submissionId: number,
  { id, sha256, made, at }: Decoded,
): Promise<PhotoOutcome> => {
  const submission = await trx
    .selectFrom('submissions')
    .select('status')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!submission || submission.status === 'spam') throw new NotFoundError(GONE);
  const same = await trx
    .selectFrom('request_photos')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('sha256', '=', sha256)
    .where('outcome', '=', 'stored')
    .executeTakeFirst();
  if (same) {
    await endPhoto(trx, id, { outcome: 'known', ended_at: at });
    return 'known';
  }
  await endPhoto(trx, id, { ...made, sha256, outcome: 'stored', ended_at: at });
  await tellStaff(trx, submissionId, at);
  return 'stored';
};

/** The request is unread for everybody; its history has one line for what comes together. */
const tellStaff = async (trx: Transaction<Tables>, submissionId: number, at: string): Promise<void> => {
  await trx.deleteFrom('unread_submissions').where('submission_id', '=', submissionId).execute();
  await markUnread(trx, submissionId);
  const last = await trx
    .selectFrom('submission_history')
    .select(['action', 'at'])
    .where('submission_id', '=', submissionId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isTold = last?.action === 'photos' && Date.parse(at) - Date.parse(last.at) < TOGETHER_MS;
  if (!isTold)
    await addToHistory(trx, { adminId: 0, username: VISITOR, at }, submissionId, { action: 'photos' });
};
