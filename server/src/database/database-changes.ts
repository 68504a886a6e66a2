import type { TableName } from './written-tables.ts';

interface Listener {
  readonly concerns: (table: TableName) => boolean;
  readonly call: () => unknown;
}

/**
 * Tells what is kept in memory, and open portals, of each commit, whichever process has made it. A process's own
 * commits do not change its `Database.dataVersion`: WriteQueue reports them.
 */
export class DatabaseChanges {
  readonly #dataVersion: () => number;
  readonly #listeners = new Set<Listener>();
  /** Those that are called again at the next check. */
  readonly #failed = new Set<Listener>();
  #seen: number;

  /** @param dataVersion that of `Database` */
  constructor(dataVersion: () => number) {
    this.#dataVersion = dataVersion;
    this.#seen = dataVersion();
  }

  /**
   * Calls `listener` after each commit that may have written into a table for which `concerns` is true. A write of this
   * process is not answered before that has resolved. If it rejects, it is called again at the next check.
   */
  onCommit(concerns: (table: TableName) => boolean, listener: () => unknown): void {
    this.#listeners.add({ concerns, call: listener });
  }

  /**
   * To be called when this process has committed. Never rejects: what was written is stored.
   * @param tables those written into; undefined when they are not known
   */
  async noteCommit(tables: ReadonlySet<TableName> | undefined): Promise<void> {
    const isConcerned = ({ concerns }: Listener) => !tables || [...tables].some(concerns);
    await this.#call([...this.#listeners].filter(isConcerned));
  }

  /** Looks for commits of other processes. Rejects when a listener does. */
  async checkForOthers(): Promise<void> {
    const version = this.#dataVersion();
    const isChanged = !Number.isNaN(version) && version !== this.#seen;
    if (isChanged) this.#seen = version;
    const [error] = await this.#call([...(isChanged ? this.#listeners : this.#failed)]);
    if (error !== undefined) throw error;
  }

  /** Resolves with the errors. */
  async #call(listeners: readonly Listener[]): Promise<unknown[]> {
    const errors: unknown[] = [];
    const call = async (listener: Listener): Promise<void> => {
      this.#failed.delete(listener);
      try {
        await listener.call();
      } catch (error) {
        this.#failed.add(listener);
        errors.push(error);
      }
    };
    await Promise.all(listeners.map(call));
    return errors;
  }
}
