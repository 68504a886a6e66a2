import type { HealthState } from '../index/media-health.ts';
import { faultOfUnreadable } from './folder-fault.ts';
import type { MediaTree } from './media-tree.ts';
import { type FromScanner, pack } from './scan-messages.ts';
import { ScanTimer } from './scan-timer.ts';

/** Changes are sent together, at most once in this interval, in milliseconds. */
const SEND_INTERVAL = 250;

/** Sends the results of scans: changes of the list, and the folder's health. */
export class ScanReport {
  readonly #tree: MediaTree;
  readonly #send: (message: FromScanner) => void;
  #health: HealthState;
  #unreadable: string | undefined;
  #lastScan = 0;
  /** In milliseconds of `performance.now`. */
  #sentAt = Number.NEGATIVE_INFINITY;
  #isHealthSent = false;
  #isListSent = false;
  readonly #timer = new ScanTimer(() => this.sendNow());
  #isClosed = false;

  constructor(tree: MediaTree, state: HealthState['state'], send: (message: FromScanner) => void) {
    this.#tree = tree;
    this.#health = { state };
    this.#send = send;
  }

  get isFailed(): boolean {
    return this.#health.state === 'failed';
  }

  /** A full scan is done. */
  scanned(state: HealthState['state'], message?: string): void {
    this.#lastScan = Date.now();
    this.setHealth(state, message);
  }

  setHealth(state: HealthState['state'], message?: string): void {
    this.#health = { state, ...(message ? { message } : {}) };
    this.#isHealthSent = false;
  }

  sendSoon(): void {
    if (!this.#isClosed) this.#timer.startIn(Math.max(0, this.#sentAt + SEND_INTERVAL - performance.now()));
  }

  /** No changes are sent before the list is complete. */
  sendNow(): void {
    const step = this.#tree.isComplete ? this.#tree.commit() : undefined;
    this.#noteUnreadable();
    if (this.#isClosed || (!step && this.#isHealthSent)) return;
    this.#sentAt = performance.now();
    if (step) for (const changes of pack(step)) this.#send({ kind: 'changes', changes });
    const isWholeList = this.#tree.isComplete && !this.#isListSent;
    this.#send({ kind: 'commit', health: this.#completeHealth(), lastScan: this.#lastScan, isWholeList });
    this.#isListSent ||= isWholeList;
    this.#isHealthSent = true;
  }

  #noteUnreadable(): void {
    const unreadable = this.#tree.isComplete ? faultOfUnreadable(this.#tree.unreadable) : undefined;
    if (unreadable === this.#unreadable) return;
    this.#unreadable = unreadable;
    this.#isHealthSent = false;
  }

  #completeHealth(): HealthState {
    const { state, message } = this.#health;
    const messages = [message, this.isFailed ? undefined : this.#unreadable].filter(Boolean);
    return { state, ...(messages.length > 0 ? { message: messages.join(' ') } : {}) };
  }

  close(): void {
    this.#isClosed = true;
    this.#timer.cancel();
  }
}
