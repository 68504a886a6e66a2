import { randomUUID } from 'node:crypto';
import type { DatabaseChanges } from '../database/database-changes.ts';

/** Minimum interval between two revisions: a burst is reported as one. */
const MIN_PAUSE_MS = 100;

/**
 * Tables of which the lists of submissions, appointments, prizes, mails and subscribers show nothing: of the catalogue
 * and the media folder portals are told by events of their own, of photos by the unread marks that come with them. Those of other tables are announced.
 */
const NOT_ANNOUNCED =
  /^(?:catalogue_|media_|request_photo|admin|account_events$|(?:account|phone|subscriber|visit)_links$|(?:download_tickets|picture_sizes|removed_admins|second_factors|storage_checks|unsaved_texts)$)/;

/** Tells open portals that submissions, or related data entered by staff, were stored, changed or deleted. */
export class SubmissionWatch {
  readonly #listeners: (() => void)[] = [];
  /** Keeps revisions unique across runs of the server. */
  readonly #run = randomUUID();
  #count = 0;
  #lastChange = Number.NEGATIVE_INFINITY;
  #pending: NodeJS.Timeout | undefined;

  constructor(changes: DatabaseChanges) {
    changes.onCommit(
      (table) => !NOT_ANNOUNCED.test(table),
      () => this.#announce(),
    );
  }

  /** Identifies one state of the submissions. */
  get revision(): string {
    return `${this.#run}.${this.#count}`;
  }

  /** Calls `listener` with each new revision. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    clearTimeout(this.#pending);
    this.#listeners.length = 0;
  }

  /** Calls the listeners at once, or within MIN_PAUSE_MS. */
  #announce(): void {
    if (this.#pending) return;
    const wait = this.#lastChange + MIN_PAUSE_MS - performance.now();
    if (wait <= 0) this.#change();
    else this.#pending = setTimeout(() => this.#change(), wait).unref();
  }

  #change(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
    this.#lastChange = performance.now();
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }
}
