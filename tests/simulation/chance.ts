/** Numbers that follow from seeds alone: the same seeds draw the same (mulberry32). */
export class Chance {
  #state: number;

  constructor(...seeds: readonly number[]) {
    this.#state = seeds.reduce(
      (state, seed) => Math.imul(state ^ seed, 0x9e3779b1) ^ (state >>> 15),
      0x2545f491,
    );
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `from` through `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list; undefined of an empty one. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.next() * items.length)];
  }

  /** One of a list that is not empty. */
  one<Item>(items: readonly Item[]): Item {
    return this.pick(items) as Item;
  }

  /** One of a list, by its weights. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return this.one(items);
  }

  /** Eight letters and digits. */
  word(): string {
    return this.between(0, 0xffffffff).toString(16).padStart(8, '0');
  }

  uuid(): string {
    return `${this.word()}-0000-4000-8000-0000${this.word()}`;
  }
}
