import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from './database.ts';
import { storeMediaHash } from './media-hash-store.ts';
import type { MediaHashesTable, MediaUploadsTable } from './tables.ts';

type Row = Readonly<Selectable<MediaUploadsTable>>;

interface End extends Pick<Row, 'outcome'> {
  readonly path?: string | undefined;
  readonly message?: string | undefined;
  readonly hash?: Insertable<MediaHashesTable> | undefined;
}

/** The uploads in the database. */
export class DatabaseUploadRecords {
  readonly #database: Pick<Database, 'query' | 'writes'>;
  readonly #clock: () => Date;

  constructor(database: Pick<Database, 'query' | 'writes'>, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  get(id: string): Promise<Row | undefined> {
    return this.#database.query
      .selectFrom('media_uploads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  all(): Promise<Row[]> {
    return this.#database.query.selectFrom('media_uploads').selectAll().execute();
  }

  unfinished(): Promise<Row[]> {
    return this.#database.query
      .selectFrom('media_uploads')
      .selectAll()
      .where('outcome', 'is', null)
      .execute();
  }

  async underWay(owner: string): Promise<{ files: number; bytes: number }> {
    const { files, bytes } = await this.#database.query
      .selectFrom('media_uploads')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
      .where('owner', '=', owner)
      .where('outcome', 'is', null)
      .executeTakeFirstOrThrow();
    return { files, bytes: bytes ?? 0 };
  }

  async create(planned: Omit<Insertable<MediaUploadsTable>, 'created_at'>): Promise<void> {
    const row = { ...planned, created_at: this.#clock().toISOString() };
    await this.#database.writes.run((trx) => trx.insertInto('media_uploads').values(row).execute());
  }

  async change(id: string, changes: Updateable<MediaUploadsTable>): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.updateTable('media_uploads').set(changes).where('id', '=', id).execute(),
    );
  }

  async end(id: string, { outcome, path, message, hash }: End): Promise<void> {
    const ended_at = this.#clock().toISOString();
    await this.#database.writes.run(async (trx) => {
      await trx
        .updateTable('media_uploads')
        .set({ outcome, path: path ?? null, message: message ?? null, ended_at })
        .where('id', '=', id)
        .execute();
      if (hash) await storeMediaHash(trx, hash);
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('media_uploads').where('id', 'in', ids).execute(),
    );
  }
}
