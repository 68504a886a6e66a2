/** Part of a file, in bytes. */
export interface Section {
  readonly offset: number;
  readonly length: number;
}

/**
 * A parser that yields the sections it needs and receives their bytes, fewer at the end of the file: the
 * scanner reads them synchronously, the server through DriveAccess.
 */
export type Parser<T> = Generator<Section, T, Buffer>;

/** The metadata of a file cannot be told from the rest of its content. */
export class UnreadableMetadataError extends Error {
  override readonly name = 'UnreadableMetadataError';
}

/** Bytes that are read at least: parts of a file are mostly small and beside each other. */
const WINDOW = 16 * 1024;

type ReadSection = (offset: number, length: number) => Buffer;

interface Window {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** The section from the bytes read last, if they contain it. */
const within = (window: Window, { offset, length }: Section) => {
  const from = offset - window.offset;
  if (from < 0 || from + length > window.bytes.length) return undefined;
  return window.bytes.subarray(from, from + length);
};

const windowSize = ({ offset, length }: Section, size: number) =>
  Math.max(0, Math.min(Math.max(length, WINDOW), size - offset));

/** @throws what `read` throws, UnreadableMetadataError */
export const parseSync = <T>(parser: Parser<T>, size: number, read: ReadSection): T => {
  let window: Window = { offset: 0, bytes: Buffer.alloc(0) };
  for (let step = parser.next(); ; ) {
    if (step.done) return step.value;
    const asked = step.value;
    if (!within(window, asked))
      window = { offset: asked.offset, bytes: read(asked.offset, windowSize(asked, size)) };
    step = parser.next(within(window, asked) ?? window.bytes);
  }
};

/** @throws what `read` throws, UnreadableMetadataError */
export const parseAsync = async <T>(
  parser: Parser<T>,
  size: number,
  read: (offset: number, length: number) => Promise<Buffer>,
): Promise<T> => {
  let window: Window = { offset: 0, bytes: Buffer.alloc(0) };
  for (let step = parser.next(); ; ) {
    if (step.done) return step.value;
    const asked = step.value;
    if (!within(window, asked))
      window = { offset: asked.offset, bytes: await read(asked.offset, windowSize(asked, size)) };
    step = parser.next(within(window, asked) ?? window.bytes);
  }
};
