import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { NotFoundError } from '../../errors.ts';
import type { PhotoLink } from './photo-links.ts';

/** Bytes that are collected until they are stored. */
const PART_BYTES = 1024 * 1024;

/**
 * What is known of a photo, without its picture.
 * @throws NotFoundError also where the request is spam, and for photos of other requests than that of the link
 */
export const findPhoto = async (query: Kysely<Tables>, id: string, link?: PhotoLink) => {
  const photo = await query
    .selectFrom('request_photos')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['submission_id', 'size', 'received', 'sha256', 'attempts', 'outcome', 'created_at'])
    .where('request_photos.id', '=', id)
    .where('status', '!=', 'spam')
    .executeTakeFirst();
  if (!photo || (link && photo.submission_id !== link.submissionId))
    throw new NotFoundError('This photo no longer exists. Please send it again.');
  return photo;
};

/**
 * What arrives of photos, in the database: it is in backups, can be continued at any server, and goes with its request.
 * The row of a photo is written by who checks it, before the protocol creates it here.
 */
export class PhotoStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #database: Database;

  constructor(database: Database) {
    super();
    this.#database = database;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received: offset, created_at } = await findPhoto(this.#database.query, id);
    return new Upload({ id, size, offset, creation_date: created_at });
  }

  /** What has arrived before a connection is lost stays. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let [position, waiting, bytes] = [offset, [] as Buffer[], 0];
    const store = async () => {
      if (bytes === 0) return;
      await this.#addPart(id, position, Buffer.concat(waiting));
      [position, waiting, bytes] = [position + bytes, [], 0];
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        bytes += chunk.length;
        if (bytes >= PART_BYTES) await store();
      }
    } finally {
      await store();
    }
    return position;
  }

  /** Only of one that is under way: what has ended stays counted. */
  override async remove(id: string): Promise<void> {
    const { numDeletedRows } = await this.#database.writes.run((trx) =>
      trx.deleteFrom('request_photos').where('id', '=', id).where('outcome', 'is', null).executeTakeFirst(),
    );
    if (numDeletedRows === 0n) throw ERRORS.FILE_NOT_FOUND;
  }

  /** A request that was displaced, here or at another server, may still bring what the next one has brought. */
  async #addPart(photo_id: string, position: number, content: Buffer): Promise<void> {
    await this.#database.writes.run(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('request_photos')
        .set({ received: position + content.length })
        .where('id', '=', photo_id)
        .where('received', '=', position)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw ERRORS.INVALID_OFFSET;
      await trx.insertInto('request_photo_parts').values({ photo_id, position, content }).execute();
    });
  }
}
