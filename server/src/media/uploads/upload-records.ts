import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** A file that is being uploaded into the media folder, and for a day what became of it. */
export type UploadRecord = Readonly<Selectable<Tables['media_uploads']>>;

/** What is remembered of an upload when it is created. */
export type PlannedUpload = Omit<Insertable<Tables['media_uploads']>, 'created_at'>;

/** The uploads in the database; their bytes are in the media folder. */
export class UploadRecords {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  get(id: string): Promise<UploadRecord | undefined> {
    return this.#database.query
      .selectFrom('media_uploads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  all(): Promise<UploadRecord[]> {
    return this.#database.query.selectFrom('media_uploads').selectAll().execute();
  }

  /** Those that have not ended. */
  unfinished(): Promise<UploadRecord[]> {
    return this.#database.query
      .selectFrom('media_uploads')
      .selectAll()
      .where('outcome', 'is', null)
      .execute();
  }

  /** Number and bytes of the uploads of one owner that have not ended. */
  async underWay(owner: string): Promise<{ files: number; bytes: number }> {
    const { files, bytes } = await this.#database.query
      .selectFrom('media_uploads')
      .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
      .where('owner', '=', owner)
      .where('outcome', 'is', null)
      .executeTakeFirstOrThrow();
    return { files, bytes: bytes ?? 0 };
  }

  async create(planned: PlannedUpload): Promise<void> {
    const row = { ...planned, created_at: this.#clock().toISOString() };
    await this.#database.writes.run((trx) => trx.insertInto('media_uploads').values(row).execute());
  }

  async change(id: string, changes: Updateable<Tables['media_uploads']>): Promise<void> {
    await this.#database.writes.run((trx) =>
      trx.updateTable('media_uploads').set(changes).where('id', '=', id).execute(),
    );
  }

  end(id: string, end: Pick<UploadRecord, 'outcome' | 'path' | 'message'>): Promise<void> {
    return this.change(id, { ...end, ended_at: this.#clock().toISOString() });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#database.writes.run((trx) =>
      trx.deleteFrom('media_uploads').where('id', 'in', ids).execute(),
    );
  }
}
