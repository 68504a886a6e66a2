import { usualContact } from '@jeweler/core/business';
import {
  type Catalogue,
  type RecordKind,
  recordKinds,
  type ShopAddress,
  type ShopContact,
} from '@jeweler/core/schemas';
import { type Database, snapshot } from '../database/database.ts';
import { readSettings } from '../settings/portal-settings.ts';
import { planImport, type RecordPlan } from './import-plan.ts';
import { type OldAddress, readOldAddresses } from './old-addresses.ts';
import { prepareRecords, toCatalogue } from './public-catalogue.ts';
import { toPrivateAddress, toShopFacts } from './shop-facts.ts';
import { storePlan } from './store-plan.ts';
import { isVisible, readCatalogueVersion, readRecordsSince, type StoredRecord } from './stored-record.ts';

const EMPTY: Catalogue = { categories: [], collections: [], products: [], bannerItems: [] };
const DAY_MS = 24 * 60 * 60 * 1000;

const noRecords = () =>
  Object.fromEntries(recordKinds.map((kind) => [kind, new Map<number, StoredRecord>()])) as Record<
    RecordKind,
    Map<number, StoredRecord>
  >;

/** The catalogue that all pages and responses use: complete, in memory, always of a single version of the database's. */
export class CatalogueStore {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #listeners: (() => void)[] = [];
  readonly #records = noRecords();
  #oldAddresses = new Map<string, OldAddress>();
  #current = EMPTY;
  /** -1: nothing has been loaded yet. */
  #version = -1;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
    // It holds the version, which each change of what is shown raises.
    database.changes.onCommit(
      (table) => table === 'catalogue_state',
      () => this.refresh(),
    );
  }

  /** What visitors see. */
  get current(): Catalogue {
    return this.#current;
  }

  /** How visitors reach the shop. */
  get contact(): ShopContact {
    return this.#current.shop?.contact ?? usualContact;
  }

  /**
   * Where the shop is, for somebody with or without a confirmed appointment; undefined if it has no address, or one
   * that this person may not see.
   */
  addressFor({ isConfirmed }: { readonly isConfirmed: boolean }): ShopAddress | undefined {
    return isConfirmed ? toPrivateAddress(this.#records.shop.values()) : this.#current.shop?.address;
  }

  /** Grows with every change; 0 while there is no catalogue. */
  get version(): number {
    return Math.max(0, this.#version);
  }

  /** Calls `listener` after each change. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What staff see: the records of a kind by id, deleted ones included. */
  records(kind: RecordKind): ReadonlyMap<number, StoredRecord> {
    return this.#records[kind];
  }

  allRecords(): StoredRecord[] {
    return recordKinds.flatMap((kind) => [...this.#records[kind].values()]);
  }

  /** Where a former address of a record leads; undefined for one that no record has had. */
  oldAddress(kind: RecordKind, slug: string): OldAddress | undefined {
    return this.#oldAddresses.get(`${kind} ${slug}`);
  }

  oldAddresses(): Iterable<OldAddress> {
    return this.#oldAddresses.values();
  }

  /**
   * Makes `catalogue` what visitors see, in one transaction, and serves it: records that it does not name are deleted,
   * which can be undone as any deletion; drafts and hidden records that it does not name stay. What is the same already
   * keeps its revision and gets no history. Returns what was done.
   */
  replace(catalogue: Catalogue): Promise<RecordPlan> {
    const by = { username: 'Import', at: this.#clock().toISOString() };
    return this.#database.writes.run(async (trx) => {
      const plan = await planImport(await readRecordsSince(trx, -1), catalogue, by);
      await storePlan(trx, plan, by);
      return plan;
    });
  }

  /** Loads everything: something has changed that no revision tells of. */
  async reload(): Promise<void> {
    this.#version = -1;
    await this.refresh();
  }

  /** Loads what has changed in the database since the last time: at the start, and by itself after each commit. */
  async refresh(): Promise<void> {
    // Everything is read in one transaction, so that a change in between cannot mix two catalogues.
    const stored = await snapshot(this.#database.query, async (trx) => {
      const version = (await readCatalogueVersion(trx)) ?? 0;
      if (version === this.#version) return undefined;
      return {
        version,
        records: await readRecordsSince(trx, this.#version || -1),
        addresses: await readOldAddresses(trx),
        soldDays: (await readSettings(trx)).settings.soldDays,
      };
    });
    if (!stored) return;
    await prepareRecords(stored.records);
    if (stored.version <= this.#version) return;
    for (const record of stored.records) this.#records[record.kind].set(record.id, record);
    this.#oldAddresses = new Map(stored.addresses.map((each) => [`${each.kind} ${each.slug}`, each]));
    this.#version = stored.version;
    this.#show(this.#present(stored.soldDays));
  }

  /** Takes what was sold long enough ago out of the lists. */
  async refreshLists(): Promise<void> {
    const { settings } = await readSettings(this.#database.query);
    const isUnlisted = this.#isUnlisted(settings.soldDays);
    const sold = [...this.#records.products.values()].filter(
      (record) => record.state === 'sold' && isVisible(record),
    );
    const shown = this.#current.products.filter(({ unlisted }) => unlisted);
    if (sold.filter(isUnlisted).length !== shown.length) this.#show(this.#present(settings.soldDays));
  }

  /** Forgets records that were deleted before an ISO date-time: they are removed for good, by whichever server leads. */
  forgetDeleted(before: string): void {
    for (const { kind, id, deletedAt } of this.allRecords()) {
      if (deletedAt !== undefined && deletedAt < before) this.#records[kind].delete(id);
    }
  }

  #present(soldDays: number): Catalogue {
    const records = this.allRecords();
    const shop = toShopFacts(records);
    return {
      ...toCatalogue(records, this.#isUnlisted(soldDays)),
      ...(Object.keys(shop).length > 0 && { shop }),
    };
  }

  #isUnlisted(soldDays: number): (record: StoredRecord) => boolean {
    const limit = new Date(this.#clock().getTime() - soldDays * DAY_MS).toISOString();
    return ({ soldAt }) => soldAt !== undefined && soldAt < limit;
  }

  #show(catalogue: Catalogue): void {
    this.#current = catalogue;
    for (const listener of this.#listeners) listener();
  }
}
