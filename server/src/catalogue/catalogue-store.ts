import type { Catalogue } from '@jeweler/core/schemas';
import type { Database } from '../database/sqlite.ts';
import { readCatalogue, readCatalogueVersion, replaceCatalogue } from './catalogue-records.ts';

/** The catalogue that all pages and responses use: complete, in memory, always of a single version. */
export interface CatalogueStore {
  readonly current: Catalogue;
  /** Grows with every replacement; 0 while there is no catalogue. */
  readonly version: number;
  /** Calls `listener` after each replacement; returns a function that removes it. */
  onChange(listener: () => void): () => void;
}

const EMPTY: Catalogue = { categories: [], collections: [], products: [], bannerItems: [] };

/** The catalogue in the database, and its in-memory copy that is served. */
export class DatabaseCatalogueStore implements CatalogueStore {
  readonly #database: Database;
  readonly #listeners = new Set<() => void>();
  #current = EMPTY;
  #version = 0;
  #seen: number;

  constructor(database: Database) {
    this.#database = database;
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

  /** Replaces the current catalogue in one transaction, and serves the new one. */
  async replace(catalogue: Catalogue): Promise<void> {
    await this.#database.writes.run((trx) => replaceCatalogue(trx, catalogue));
    await this.refresh();
  }

  /** Loads the stored catalogue if it differs from the one being served. */
  async refresh(): Promise<void> {
    // Version and catalogue are read in one transaction, so that an import in between cannot mix two
    // catalogues.
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

  /** Loads an import by another process. If the catalogue cannot be read, the last one remains in use. */
  async checkForImport(): Promise<void> {
    const seen = this.#database.dataVersion();
    if (seen === this.#seen) return;
    await this.refresh();
    this.#seen = seen;
  }
}
