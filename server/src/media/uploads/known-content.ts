import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { MediaHashesTable, Tables } from '../../database/tables.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { fileTime, type MediaEntry } from '../index/media-entry.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { encodePath } from '../media-address.ts';

/** SHA-256 of a file of the media folder, as far as it is known. */
export type ContentHash = Readonly<Selectable<MediaHashesTable>>;

/** In the place of what was stored of the same path. */
export const storeHash = async (trx: Transaction<Tables>, row: ContentHash): Promise<void> => {
  await trx
    .insertInto('media_hashes')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
};

interface KnownContentDeps {
  readonly database: Database;
  readonly folder: Pick<VisibleFolder, 'open'>;
  readonly media: Pick<MediaIndex, 'entries'>;
}

/** Recognises content that the media folder has already: as it was uploaded, before it was cleaned, or as it is. */
export class KnownContent {
  readonly #deps: KnownContentDeps;

  constructor(deps: KnownContentDeps) {
    this.#deps = deps;
  }

  /**
   * Where a file with this content is, below the media folder; undefined if none is found. Files of this size whose
   * hashes are not known are read, each once.
   */
  async find(size: number, sha256: string): Promise<string | undefined> {
    const { database, folder, media } = this.#deps;
    const entries = media.entries.filter((entry) => entry.size === size);
    const known = await database.query
      .selectFrom('media_hashes')
      .selectAll()
      .where('size', '=', size)
      .execute();
    for (const entry of entries) if (await this.#has(entry, sha256, known)) return entry.path;
    // What has just been stored is not listed yet.
    for (const hash of known) {
      const isSame = hash.sent_sha256 === sha256 || hash.sha256 === sha256;
      if (!isSame || entries.some(({ path }) => path === hash.path)) continue;
      const stats = await folder
        .open(encodePath(hash.path), async (file) => file.stats)
        .catch(() => undefined);
      if (stats?.size === size && fileTime(stats.mtimeMs) === hash.modified) return hash.path;
    }
    return undefined;
  }

  async #has(entry: MediaEntry, sha256: string, known: readonly ContentHash[]): Promise<boolean> {
    // A file that was moved keeps its size and its time.
    const same = known.filter(({ modified }) => modified === entry.modified);
    const found = same.find(({ path }) => path === entry.path) ?? same[0];
    if (found?.sent_sha256 === sha256) return true;
    if (found?.sha256) return found.sha256 === sha256;
    // What cannot be read does not prevent an upload.
    const read = await this.#read(entry.path).catch(() => undefined);
    if (read === undefined) return false;
    const hash = { ...read, sent_sha256: read.modified === found?.modified ? found.sent_sha256 : null };
    await this.#deps.database.writes.run((trx) => storeHash(trx, hash));
    return hash.size === entry.size && hash.sha256 === sha256;
  }

  /** Undefined when the file has gone. */
  #read(path: string): Promise<Omit<ContentHash, 'sent_sha256'> | undefined> {
    return this.#deps.folder.open(encodePath(path), async ({ stats }, read) => {
      const hash = createHash('sha256');
      for await (const chunk of read({ start: 0, end: stats.size - 1 })) hash.update(chunk);
      return { path, size: stats.size, modified: fileTime(stats.mtimeMs), sha256: hash.digest('hex') };
    });
  }
}
