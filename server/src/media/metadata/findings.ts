import { type ReadAt, type SourceFile, sectionReader, UnreadableMetadataError } from './section-reader.ts';

/** Bytes that replace those of a file from `start` up to and without `end`; what `bytes` leaves is zero. */
export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly bytes?: Buffer;
}

/** What visitors must not get of a file: patches in ascending order, which do not overlap. */
export interface PrivateMetadata {
  readonly patches: readonly Patch[];
  /** Whether the file tells where it was taken. */
  readonly hasLocation: boolean;
}

/** More than any camera or program writes; a file that has more would only cost memory. */
export const MAX_PATCHES = 20_000;

/** Collects what is found in a file while it is read. */
export class Findings {
  readonly size: number;
  readonly read: ReadAt;
  readonly #patches: Patch[] = [];
  hasLocation = false;

  constructor(file: SourceFile) {
    this.size = file.size;
    this.read = sectionReader(file);
  }

  /** Overwrites from `start` up to `end` with `bytes`, which must fit, followed by zeros. */
  replace(start: number, end: number, bytes?: Buffer): void {
    if (end <= start) return;
    if (this.#patches.length >= MAX_PATCHES) throw new UnreadableMetadataError();
    this.#patches.push(bytes ? { start, end, bytes: bytes.subarray(0, end - start) } : { start, end });
  }

  get metadata(): PrivateMetadata {
    return { patches: joined(this.#patches), hasLocation: this.hasLocation };
  }
}

/**
 * Patches in their order, those that overlap as one: tables may name the same bytes as often as they like.
 * @throws UnreadableMetadataError when they overlap and one of them has bytes of its own
 */
const joined = (patches: Patch[]): Patch[] => {
  const result: Patch[] = [];
  for (const patch of patches.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (!last || last.end <= patch.start) result.push(patch);
    else if (last.bytes || patch.bytes) throw new UnreadableMetadataError();
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, patch.end) };
  }
  return result;
};

/** Changes a chunk in place to what visitors get. @param position of the chunk in its file */
export const applyPatches = (chunk: Buffer, position: number, patches: readonly Patch[]): void => {
  const end = position + chunk.length;
  for (const patch of patches) {
    if (patch.start >= end) break;
    if (patch.end <= position) continue;
    const from = Math.max(patch.start, position);
    const to = Math.min(patch.end, end);
    chunk.fill(0, from - position, to - position);
    patch.bytes?.subarray(from - patch.start, to - patch.start).copy(chunk, from - position);
  }
};

const GPS_IN_XMP = /GPSLatitude|GPSCoordinates|GPSLongitude/;

/** Whether XMP, which is XML, tells where a file was taken. */
export const hasXmpLocation = (xmp: Buffer): boolean => GPS_IN_XMP.test(xmp.toString('latin1'));

/** Longest part that is searched for a location; it is removed whatever its length. In bytes. */
export const MAX_SEARCHED_BYTES = 1024 * 1024;
