import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import { fromCameras, privateMetadata } from '../metadata/private-metadata.ts';
import { UnreadableMetadataError } from '../metadata/section-reader.ts';

const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Whether files of this name may tell where they were taken. */
export const mayHaveLocation = (path: string): boolean => fromCameras.test(extname(path));

/** Whether a file tells where it was taken, read from little more than its header; false if it cannot be read. */
export const hasLocation = async (file: string): Promise<boolean> => {
  let handle: number | undefined;
  try {
    const opened = openSync(file, FLAGS);
    handle = opened;
    const read = (offset: number, length: number): Buffer => {
      const bytes = Buffer.allocUnsafe(length);
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset));
    };
    const { size } = fstatSync(opened);
    return (await privateMetadata({ name: file, size, read }, true)).hasLocation;
  } catch (error) {
    if (error instanceof UnreadableMetadataError || isSystemError(error)) return false;
    throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
};

const isSystemError = (error: unknown): boolean => error instanceof Error && 'code' in error;
