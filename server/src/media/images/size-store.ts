import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PixelSize } from '@jeweler/core/schemas';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Twice as many as in the largest media folder that was measured. */
const MOST_KEPT = 200_000;
/** Obsolete lines that the file may contain before it is rewritten. */
const SPARE = 1000;
const LINE = /^([0-9a-f]{40}) ([1-9]\d{0,8}) ([1-9]\d{0,8})$/;

/**
 * Sizes of pictures in memory and, one per line, in a file: the last line of a key counts, and a line left
 * incomplete by a crash is ignored. The file can always be rebuilt, so a full disk only means that sizes are
 * not saved.
 */
export class SizeStore {
  readonly #file: string;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #sizes = new LRUCache<string, PixelSize>({ max: MOST_KEPT });
  #opening: Promise<void> | undefined;
  #unwritten: string[] = [];
  #writing = Promise.resolve();

  /** @param file absolute; its folder is created if it does not exist */
  constructor(file: string, log: Pick<Logger, 'warn'>) {
    this.#file = file;
    this.#log = log;
  }

  async read(key: string): Promise<PixelSize | undefined> {
    await this.#open();
    return this.#sizes.get(key);
  }

  /** Resolves when the size has been written to the file, or could not be. */
  async write(key: string, size: PixelSize): Promise<void> {
    await this.#open();
    this.#sizes.set(key, size);
    this.#unwritten.push(lineOf(key, size));
    // Sizes that arrive while the file is being written are written together.
    this.#writing = this.#writing.then(() => this.#append());
    await this.#writing;
  }

  async #append(): Promise<void> {
    if (this.#unwritten.length === 0) return;
    const text = this.#unwritten.join('');
    this.#unwritten = [];
    try {
      // The folder may be deleted at any time: everything in it can be made again.
      await mkdir(dirname(this.#file), { recursive: true });
      await appendFile(this.#file, text);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** On first use: a server whose pictures nobody requests creates no folder. */
  #open(): Promise<void> {
    this.#opening ??= this.#load().catch((error: unknown) => this.#warn(error));
    return this.#opening;
  }

  async #load(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const lines = text.split('\n');
    for (const line of lines) {
      const [, key, width, height] = LINE.exec(line) ?? [];
      if (key) this.#sizes.set(key, { width: Number(width), height: Number(height) });
    }
    const isWhole = text === '' || text.endsWith('\n');
    if (isWhole && lines.length < 2 * this.#sizes.size + SPARE) return;
    const kept = [...this.#sizes.entries()].map(([key, size]) => lineOf(key, size)).reverse();
    await writeFile(`${this.#file}.tmp`, kept.join(''));
    await rename(`${this.#file}.tmp`, this.#file);
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, 'sizes of pictures could not be kept; check the space left in DATA_DIR');
  }
}

const lineOf = (key: string, { width, height }: PixelSize): string => `${key} ${width} ${height}\n`;
