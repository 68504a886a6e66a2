import { takingTurns } from '../../turns.ts';

/** Part of a file, in bytes. */
export interface Section {
  readonly offset: number;
  readonly length: number;
}

/**
 * A parser that yields the sections it needs and receives their bytes, fewer at the end of the file: the
 * scanner reads them by synchronous calls, the server through DriveAccess.
 */
export type Parser<T> = Generator<Section, T, Buffer>;

/** Needs no bytes: ends a step of long work, so that the server's thread can answer requests before the next. */
export const PAUSE: Section = { offset: 0, length: 0 };

/** The metadata of a file cannot be told from the rest of its content. */
export class UnreadableMetadataError extends Error {
  override readonly name = 'UnreadableMetadataError';
}

/** Bytes that are read at least: parts of a file are mostly small and beside each other. */
const WINDOW_BYTES = 16 * 1024;

/** Longest table, text or comment that is parsed; the index of a film of hours has a few megabytes. In bytes. */
export const MAX_PARSED_BYTES = 16 * 1024 * 1024;

/** Sections that a parser may ask for; a film of hours takes some ten thousand. */
export const MAX_STEPS = 200_000;

/** Bytes that may be read of a file of so many: all of it, and what windows overlap. */
export const maxBytesRead = (size: number): number => 4 * size + 1024 * 1024;

/** What has been read of a file of `size` bytes last. Work on it is bounded, whatever the file says of itself. */
class Reading {
  readonly #size: number;
  #offset = 0;
  #bytes: Buffer = Buffer.alloc(0);
  #stepsLeft = MAX_STEPS;
  #bytesLeft: number;

  constructor(size: number) {
    this.#size = size;
    this.#bytesLeft = maxBytesRead(size);
  }

  /**
   * What has to be read for a section; undefined when it has been.
   * @throws UnreadableMetadataError when the file has cost as much as it may
   */
  missingFor(asked: Section): Section | undefined {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft < 0) throw new UnreadableMetadataError();
    if (this.#within(asked)) return undefined;
    const { offset, length } = asked;
    const missing = Math.max(0, Math.min(Math.max(length, WINDOW_BYTES), this.#size - offset));
    this.#bytesLeft -= missing;
    if (this.#bytesLeft < 0) throw new UnreadableMetadataError();
    return { offset, length: missing };
  }

  keep(offset: number, bytes: Buffer): void {
    this.#offset = offset;
    this.#bytes = bytes;
  }

  /** Its bytes, fewer where the file ends. */
  section(asked: Section): Buffer {
    return this.#within(asked) ?? this.#bytes;
  }

  #within({ offset, length }: Section): Buffer | undefined {
    if (length === 0) return Buffer.alloc(0);
    const from = offset - this.#offset;
    if (from < 0 || from + length > this.#bytes.length) return undefined;
    return this.#bytes.subarray(from, from + length);
  }
}

/**
 * Runs a parser over a file, and lets others have their turn meanwhile.
 * @throws what `read` throws; UnreadableMetadataError, also for a number that leads beyond the end of what was read
 */
export const parse = async <T>(
  parser: Parser<T>,
  size: number,
  read: (offset: number, length: number) => Promise<Buffer> | Buffer,
): Promise<T> => {
  const reading = new Reading(size);
  const turn = takingTurns();
  try {
    for (let step = parser.next(); ; step = parser.next(reading.section(step.value))) {
      if (step.done) return step.value;
      await turn();
      const missing = reading.missingFor(step.value);
      if (missing) reading.keep(missing.offset, await read(missing.offset, missing.length));
    }
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableMetadataError() : error;
  }
};
