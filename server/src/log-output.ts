import { write } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { within } from './deadline.ts';

const writeTo = promisify(write);

/** Total size, in bytes, of the lines that wait; further ones are left out. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How long to wait for a pipe that is full before trying again. */
const RETRY_INTERVAL_MS = 100;

/**
 * Writes lines to a file descriptor without ever blocking the event loop or throwing: neither whoever stops
 * reading a pipe or terminal nor a full disk may stop the site. Lines that cannot be written are left out, and
 * `missing` makes the line that says how many once lines can be written again. Lines of the last moment are
 * lost when the process is killed, and on `process.exit` unless `flush` was awaited.
 *
 * Not pino's own destination: its asynchronous mode ends with a synchronous flush, which retries a full pipe
 * and a full disk for ever.
 */
export class LogOutput {
  readonly #descriptor: number;
  readonly #missing: (count: number) => string;
  #lines: Buffer[] = [];
  #waiting = 0;
  #leftOut = 0;
  #writing: Promise<void> | undefined;

  constructor(descriptor: number, missing: (count: number) => string) {
    this.#descriptor = descriptor;
    this.#missing = missing;
  }

  write(text: string): void {
    const line = Buffer.from(text);
    if (this.#waiting + line.length > MAX_WAITING_BYTES) {
      this.#leftOut += 1;
      return;
    }
    this.#lines.push(line);
    this.#waiting += line.length;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Waits until everything is written, at most this long, in milliseconds. */
  flush(timeout: number): Promise<void> {
    return within(timeout, this.#writing, undefined);
  }

  async #writeAll(): Promise<void> {
    let isWritten = true;
    while (this.#lines.length > 0 || (isWritten && this.#leftOut > 0)) {
      const lines = this.#lines;
      const leftOut = this.#leftOut;
      this.#lines = [];
      isWritten = await this.#writeChunk(
        Buffer.concat(leftOut > 0 ? [...lines, Buffer.from(this.#missing(leftOut))] : lines),
      );
      this.#waiting = this.#lines.reduce((sum, { length }) => sum + length, 0);
      this.#leftOut += isWritten ? -leftOut : lines.length;
    }
  }

  /** False when it cannot be written: the reader has gone, the disk is full. */
  async #writeChunk(chunk: Buffer): Promise<boolean> {
    for (let rest = chunk; rest.length > 0; ) {
      try {
        const { bytesWritten } = await writeTo(this.#descriptor, rest);
        rest = rest.subarray(bytesWritten);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return false;
        await delay(RETRY_INTERVAL_MS);
      }
    }
    return true;
  }
}
