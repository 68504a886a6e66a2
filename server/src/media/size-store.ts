import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PixelSize } from '@jeweler/core/schemas';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Twice the largest media folder that was measured. */
const MOST_KEPT = 200_000;
/** Lines that may stand in the file without being needed, before it is written anew. */
const SPARE = 1000;
const LINE = /^([0-9a-f]{40}) ([1-9]\d{0,8}) ([1-9]\d{0,8})$/;

/**
 * Sizes of pictures in memory and, one a line, in a file: the last of a key counts, and what a crash
 * has left of a line is passed over. It can always be made anew, so a disk that is full costs no more
 * than that.
 */
export class SizeStore {
  readonly #file: string;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #sizes = new LRUCache<string, PixelSize>({ max: MOST_KEPT });
  #opening: Promise<void> | undefined;
  #unwritten: string[] = [];
  #writing = Promise.resolve();

  /** @param file absolute; its folder is made when it is not there */
  constructor(file: string, log: Pick<Logger, 'warn'>) {
    this.#file = file;
    this.#log = log;
  }

  async read(key: string): Promise<PixelSize | undefined> {
    await this.#open();
    return this.#sizes.get(key);
  }

  /** Resolves when it is in the file, or could not be kept there. */
  async write(key: string, size: PixelSize): Promise<void> {
    await this.#open();
    this.#sizes.set(key, size);
    this.#unwritten.push(lineOf(key, size));
    // Whatever comes while the file is being written goes into it together.
    this.#writing = this.#writing.then(() => this.#append());
    await this.#writing;
  }

  async #append(): Promise<void> {
    if (this.#unwritten.length === 0) return;
    const text = this.#unwritten.join('');
    this.#unwritten = [];
    try {
      await appendFile(this.#file, text);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** At the first use: a server whose pictures nobody asks for makes no folder. */
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
