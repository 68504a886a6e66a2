import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** Bytes that are collected until they are stored. */
const PART_BYTES = 1024 * 1024;

/** What is known of a photo, without its picture. */
export const photoRow = (query: Kysely<Tables>, id: string) =>
  query
    .selectFrom('request_photos')
    .select(['submission_id', 'size', 'sha256', 'attempts', 'outcome', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How many bytes of a photo are there. */
export const receivedBytes = async (query: Kysely<Tables>, id: string): Promise<number> => {
  const { bytes } = await query
    .selectFrom('request_photo_parts')
    .select(({ fn }) => fn.sum<number | null>(fn('length', ['content'])).as('bytes'))
    .where('photo_id', '=', id)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
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

  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { query } = this.#database;
    const row = await photoRow(query, id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { size, created_at: creation_date } = row;
    return new Upload({
      id,
      size,
      offset: row.outcome ? size : await receivedBytes(query, id),
      creation_date,
    });
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

  /** All that has arrived. */
  async read(id: string): Promise<Buffer> {
    const parts = await this.#database.query
      .selectFrom('request_photo_parts')
      .select('content')
      .where('photo_id', '=', id)
      .orderBy('position')
      .execute();
    return Buffer.concat(parts.map(({ content }) => content));
  }

  /** A request that was displaced, here or at another server, may still bring what the next one has brought. */
  async #addPart(photo_id: string, position: number, content: Buffer): Promise<void> {
    await this.#database.writes.run(
      async (trx) => {
        const row = await photoRow(trx, photo_id);
        if (!row) throw ERRORS.FILE_NOT_FOUND;
        if (row.outcome || (await receivedBytes(trx, photo_id)) !== position) throw ERRORS.INVALID_OFFSET;
        await trx.insertInto('request_photo_parts').values({ photo_id, position, content }).execute();
      },
      { isAnnounced: false },
    );
  }
}
