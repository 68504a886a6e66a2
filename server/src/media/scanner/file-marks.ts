import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import { parse, UnreadableMetadataError } from '../metadata/parser.ts';
import { fromCameras, privateMetadata } from '../metadata/private-metadata.ts';

/** What the content of a file tells that staff should know. */
export interface FileMarks {
  /** It tells where it was taken; visitors do not get that. */
  readonly hasLocation: boolean;
  /** It ends before the picture does. */
  readonly isCutOff: boolean;
}

const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** End of a JPEG, and where it is searched for before all of the file is read, in bytes. */
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const TAIL_BYTES = 64 * 1024;
const JPEG = /^\.(?:jpe?g|jpe|jfif)$/i;

/** Whether files of this name have marks. */
export const mayHaveMarks = (path: string): boolean => fromCameras.test(extname(path));

/** Reads little more than the header; undefined when there is nothing to say, or the file cannot be read. */
export const readMarks = async (file: string): Promise<FileMarks | undefined> => {
  let handle: number | undefined;
  try {
    const opened = openSync(file, FLAGS);
    handle = opened;
    const read = (offset: number, length: number): Buffer => {
      const bytes = Buffer.allocUnsafe(length);
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset));
    };
    const { size } = fstatSync(opened);
    const isWhole = !JPEG.test(extname(file)) || hasEnd(read, size);
    const { hasLocation, isCutOff } = await parse(privateMetadata(file, size, isWhole), size, read);
    return hasLocation || isCutOff ? { hasLocation, isCutOff } : undefined;
  } catch (error) {
    if (error instanceof UnreadableMetadataError || isSystemError(error)) return undefined;
    throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
};

const hasEnd = (read: (offset: number, length: number) => Buffer, size: number): boolean => {
  const length = Math.min(TAIL_BYTES, size);
  return read(size - length, length).includes(END_OF_IMAGE);
};

const isSystemError = (error: unknown): boolean => error instanceof Error && 'code' in error;
