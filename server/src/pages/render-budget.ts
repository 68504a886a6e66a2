import { LRUCache } from 'lru-cache';

/** Milliseconds of the only thread that are given to such pages in a second: to all, and to one network. */
const FOR_ALL_MS = 300;
const FOR_ONE_MS = 150;
/** What a page costs at least. */
const LEAST_MS = 15;
/** Networks that are remembered. */
const MAX_NETWORKS = 1000;

/**
 * Returns what has been worked for since, in milliseconds: of the time that has passed, what the process had the
 * processor for. On a machine that has other work, waiting for it would be counted as the visitor's.
 */
export const startWork = (): (() => number) => {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
};

/** Time that comes back evenly, to at most what one second brings. It may be overdrawn once, by the last page. */
class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond;
    this.#at = now;
  }

  left(now: number): number {
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#perSecond, this.#left + (passed / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left;
  }

  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }
}

/**
 * Bounds the time for pages of which there are more than can be cached: a category has thousands of combinations of
 * filters, and anybody can ask for all of them. A long list takes twenty times as long as a short one.
 */
export class RenderBudget {
  readonly #clock: () => Date;
  readonly #all: Allowance;
  readonly #networks = new LRUCache<string, Allowance>({ max: MAX_NETWORKS });

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.#all = new Allowance(FOR_ALL_MS, clock().getTime());
  }

  /** Whether another page may be rendered for this network now. */
  allows(network: string): boolean {
    const now = this.#clock().getTime();
    return this.#all.left(now) > 0 && (this.#networks.get(network)?.left(now) ?? FOR_ONE_MS) > 0;
  }

  /** @param milliseconds that the page took */
  spend(network: string, milliseconds: number): void {
    const own = this.#networks.get(network) ?? new Allowance(FOR_ONE_MS, this.#clock().getTime());
    this.#networks.set(network, own);
    // The first page after the start takes long, and any on a slow machine: one a second is never refused.
    const cost = Math.min(FOR_ONE_MS, Math.max(LEAST_MS, milliseconds));
    for (const allowance of [this.#all, own]) allowance.spend(cost);
  }
}
