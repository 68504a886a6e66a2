/** Calls a function after a delay; if several delays are requested, the one that ends first counts. */
export class ScanTimer {
  readonly #run: () => void;
  #timer: NodeJS.Timeout | undefined;
  #due = Number.POSITIVE_INFINITY;

  constructor(run: () => void) {
    this.#run = run;
  }

  startIn(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    if (this.#due <= due) return;
    this.cancel();
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Number.POSITIVE_INFINITY;
      this.#run();
    }, milliseconds);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#due = Number.POSITIVE_INFINITY;
  }
}
