import { ScanTimer } from './scan-timer.ts';

/**
 * Pause between scans of a folder, as a multiple of the last scan's duration: a folder that never stops
 * changing takes a sixth of a core.
 */
const REST_FACTOR = 5;

interface DebouncedFolder {
  readonly timer: ScanTimer;
  /** End of the pause, in milliseconds of `performance.now`. */
  restsUntil: number;
}

/**
 * Debounces scans folder by folder. The delay starts with the first event, so that a folder that changes all
 * the time is scanned too.
 */
export class FolderDebounce {
  readonly #scan: (folder: string) => Promise<void>;
  readonly #folders = new Map<string, DebouncedFolder>();

  constructor(scan: (folder: string) => Promise<void>) {
    this.#scan = scan;
  }

  /** Scans the folder after this delay, but not before its pause has ended. */
  scanIn(folder: string, milliseconds: number): void {
    const known = this.#folders.get(folder);
    const { timer, restsUntil } = known ?? this.#add(folder);
    timer.startIn(Math.max(milliseconds, restsUntil - performance.now()));
  }

  cancel(folder: string): void {
    this.#folders.get(folder)?.timer.cancel();
    this.#folders.delete(folder);
  }

  cancelAll(): void {
    for (const folder of this.#folders.keys()) this.cancel(folder);
  }

  #add(folder: string): DebouncedFolder {
    const timer = new ScanTimer(() => void this.#run(folder));
    const debounced: DebouncedFolder = { timer, restsUntil: 0 };
    this.#folders.set(folder, debounced);
    return debounced;
  }

  async #run(folder: string): Promise<void> {
    const started = performance.now();
    await this.#scan(folder);
    const ended = performance.now();
    const debounced = this.#folders.get(folder);
    if (debounced) debounced.restsUntil = ended + REST_FACTOR * (ended - started);
  }
}
