import { takingTurns } from '../../turns.ts';

/** A file that is inspected. */
export interface SourceFile {
  /** Decides about files without a known signature. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Reads a section, in bytes: fewer at the end. Synchronous in the scanner, through DriveAccess in the server. */
  readonly read: (offset: number, length: number) => Promise<Buffer> | Buffer;
}

/** Reads a section. @throws UnreadableMetadataError when the file has cost as much as it may */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>;

/** The metadata of a file cannot be told from the rest of its content. */
export class UnreadableMetadataError extends Error {
  override readonly name = 'UnreadableMetadataError';
}

/** Bytes that are read at least: parts of a file are mostly small and beside each other. */
const WINDOW_BYTES = 16 * 1024;

/** Longest table, text or comment that is parsed; the index of a film of hours has a few megabytes. In bytes. */
export const MAX_PARSED_BYTES = 16 * 1024 * 1024;

/** Sections that may be asked for; a film of hours takes some ten thousand. */
export const MAX_STEPS = 200_000;

/** Bytes that may be read of a file of so many: all of it, and what windows overlap. */
export const maxBytesRead = (size: number): number => 4 * size + 1024 * 1024;

/**
 * Reads a file for a parser, and lets others have their turn before each section. Work on the file is bounded, whatever
 * it says of itself.
 */
export const sectionReader = ({ size, read }: SourceFile): ReadAt => {
  const turn = takingTurns();
  let window: Buffer = Buffer.alloc(0);
  let start = 0;
  let stepsLeft = MAX_STEPS;
  let bytesLeft = maxBytesRead(size);
  return async (offset, length) => {
    await turn();
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new UnreadableMetadataError();
    if (length === 0) return Buffer.alloc(0);
    if (offset < start || offset + length > start + window.length) {
      const missing = Math.max(0, Math.min(Math.max(length, WINDOW_BYTES), size - offset));
      bytesLeft -= missing;
      if (bytesLeft < 0) throw new UnreadableMetadataError();
      window = await read(offset, missing);
      start = offset;
    }
    return window.subarray(offset - start, offset - start + length);
  };
};
