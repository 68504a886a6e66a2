import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_PHOTOS_BYTES, uploadMetadataSchema } from '@jeweler/core/schemas';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, ShopData } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { DiskFullError, NotFoundError, TooLargeError } from '../../errors.ts';
import { freeBytes } from '../../free-bytes.ts';
import { validate } from '../../validate.ts';
import { addPhoto, unreadable } from './add-photo.ts';
import { countPhotos } from './read-photos.ts';

interface PhotoDeps extends ShopData {
  readonly config: Pick<Config, 'dataDir' | 'uploads'>;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer than a request may take: after so long without bytes, a photo is not on its way. */
const IDLE_MS = 15 * 60_000;
const TOO_MUCH = `A request takes ${MAX_PHOTOS} photos of at most ${MAX_PHOTO_BYTES / 1_000_000} MB, and ${MAX_PHOTOS_BYTES / 1_000_000} MB together.`;

/** What has begun and not arrived, to be narrowed down. */
const deleteUnfinished = (trx: Transaction<Tables>) =>
  trx.deleteFrom('request_photos').whereRef('received', '<', 'size');

/**
 * What arrives of the photos of one request, in the database: it is in backups, can be continued at any server, and goes
 * with its request. The last bytes of a photo are there only once it is one that staff can see.
 */
export class PhotoStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: PhotoDeps;
  readonly #submissionId: number;

  constructor(deps: PhotoDeps, submissionId: number) {
    super();
    this.#deps = deps;
    this.#submissionId = submissionId;
  }

  /** Checks what can be known before the first byte; what is under way is counted and added to by one at a time. */
  override async create(upload: Upload): Promise<Upload> {
    const { config, database, clock } = this.#deps;
    const { id, size = 0, metadata } = upload;
    const submission_id = this.#submissionId;
    const { sha256 = null } = validate(uploadMetadataSchema, metadata ?? {});
    if (size === 0) throw unreadable();
    if ((await freeBytes(config.dataDir)) - size < config.uploads.diskReserve) throw new DiskFullError();
    const now = clock();
    const row = { id, submission_id, at: now.toISOString(), size, sha256 };
    await database.writes.run(async (trx) => {
      // The same, begun elsewhere or before the page was loaded again.
      await deleteUnfinished(trx)
        .where('submission_id', '=', submission_id)
        .where('sha256', '=', sha256)
        .execute();
      const isTooMuch = async () => {
        const { filesLeft, bytesLeft } = await countPhotos(trx, submission_id);
        return filesLeft === 0 || size > Math.min(MAX_PHOTO_BYTES, bytesLeft);
      };
      if (await isTooMuch()) {
        // What was chosen by mistake and left.
        await deleteUnfinished(trx)
          .where('submission_id', '=', submission_id)
          .where('at', '<=', new Date(now.getTime() - IDLE_MS).toISOString())
          .execute();
        if (await isTooMuch()) throw new TooLargeError(TOO_MUCH);
      }
      await trx.insertInto('request_photos').values(row).execute();
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received: offset } = await this.#find(id);
    return new Upload({ id, size, offset });
  }

  /** What has arrived before a connection is lost stays. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    } finally {
      const content = Buffer.concat(chunks);
      if (content.length > 0) await this.#add(id, offset, content);
    }
    return chunks.reduce((position, { length }) => position + length, offset);
  }

  /** Only of one that is under way: what has arrived stays. */
  override async remove(id: string): Promise<void> {
    const { numDeletedRows } = await this.#deps.database.writes.run((trx) =>
      deleteUnfinished(trx)
        .where('id', '=', id)
        .where('submission_id', '=', this.#submissionId)
        .executeTakeFirst(),
    );
    if (numDeletedRows === 0n) throw ERRORS.FILE_NOT_FOUND;
  }

  /** A request that was displaced, here or at another server, may still bring what the next one has brought. */
  async #add(id: string, position: number, content: Buffer): Promise<void> {
    const photo = await this.#find(id);
    const received = position + content.length;
    if (received === photo.size) return addPhoto(this.#deps, photo, content);
    await this.#deps.database.writes.run(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('request_photos')
        .set({ received, at: this.#deps.clock().toISOString() })
        .where('id', '=', id)
        .where('received', '=', position)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw ERRORS.INVALID_OFFSET;
      await trx.insertInto('request_photo_parts').values({ photo_id: id, position, content }).execute();
    });
  }

  async #find(id: string) {
    const photo = await this.#deps.database.query
      .selectFrom('request_photos')
      .select(['id', 'submission_id', 'size', 'received', 'sha256', 'attempts'])
      .where('id', '=', id)
      .where('submission_id', '=', this.#submissionId)
      .executeTakeFirst();
    if (!photo) throw new NotFoundError('This photo no longer exists. Please send it again.');
    return photo;
  }
}

/** Removes what has not arrived, a day after its last bytes. */
export const removeOldPhotos = async ({ writes }: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  await writes.run((trx) => deleteUnfinished(trx).where('at', '<=', before).execute());
};
