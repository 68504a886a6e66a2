import type { Catalogue } from '@jeweler/core/schemas';
import { every } from '../background-tasks.ts';
import type { Database } from '../database/sqlite.ts';
import type { Log } from '../log.ts';
import { readCatalogue, readCatalogueVersion, replaceCatalogue } from './catalogue-records.ts';

/** The catalogue as everything that shows it sees it: whole, in memory, always of one version. */
export interface CatalogueStore {
  readonly current: Catalogue;
  /** Grows with every replacement; 0 while there is no catalogue. */
  readonly version: number;
  /** Calls `listener` after each replacement; returns what ends that. */
  onChange(listener: () => void): () => void;
}

const EMPTY: Catalogue = { categories: [], collections: [], products: [], bannerItems: [] };
/** How soon an import by another process is noticed, in milliseconds. */
const WATCH_INTERVAL = 500;

/** The catalogue in the database, and the in-memory copy that is served. */
export class DatabaseCatalogueStore implements CatalogueStore {
  readonly #database: Database;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #current = EMPTY;
  #version = 0;
  #seen: number;
  #stopWatching: (() => void) | undefined;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.#seen = database.dataVersion();
  }

  get current(): Catalogue {
    return this.#current;
  }

  get version(): number {
    return this.#version;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stores `catalogue` in place of the present one, all or nothing, and serves it. */
  async replace(catalogue: Catalogue): Promise<void> {
    await this.#database.writes.run((trx) => replaceCatalogue(trx, catalogue));
    await this.refresh();
  }

  /** Loads the stored catalogue if it is another one than the one served. */
  async refresh(): Promise<void> {
    // Both come from one transaction: an import in between cannot mix two catalogues.
    const reading = this.#database.query.transaction().setAccessMode('read only');
    const stored = await reading.execute(async (trx) => {
      const version = (await readCatalogueVersion(trx)) ?? 0;
      return version === this.#version ? undefined : { version, catalogue: await readCatalogue(trx) };
    });
    if (!stored) return;
    this.#version = stored.version;
    this.#current = stored.catalogue;
    for (const listener of this.#listeners) listener();
  }

  /** From now on imports by other processes are noticed within two seconds. */
  watch(): void {
    this.#stopWatching ??= every(
      WATCH_INTERVAL,
      'looking for a new catalogue',
      () => this.#look(),
      this.#log,
    );
  }

  close(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** A catalogue that cannot be read leaves the last one in use. */
  async #look(): Promise<void> {
    const seen = this.#database.dataVersion();
    if (seen === this.#seen) return;
    await this.refresh();
    this.#seen = seen;
  }
}
