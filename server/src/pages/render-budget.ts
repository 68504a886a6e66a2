/** How many pages with a query are rendered in a second; each takes the only thread for some 15 ms. */
const MAX_PER_SECOND = 20;

/**
 * Bounds how many pages are rendered of which there are more than can be cached: a category has thousands of
 * combinations of filters, and anybody can ask for all of them.
 */
export class RenderBudget {
  readonly #clock: () => Date;
  #second = 0;
  #rendered = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Whether one more may be rendered in this second, which is then counted. */
  take(): boolean {
    const second = Math.floor(this.#clock().getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#rendered = 0;
    }
    this.#rendered += 1;
    return this.#rendered <= MAX_PER_SECOND;
  }
}
