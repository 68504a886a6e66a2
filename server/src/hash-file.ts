import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { createReadStream } from 'node:fs';

/** Read at once, in bytes. */
const PART_BYTES = 1024 * 1024;

/** Published after each part of a file that was read, and what was done with it: the drives answer. */
export const partDone = channel('jeweler:part-done');

/** Reads a file in parts. Returns the SHA-256 of what was read, in hexadecimal. */
export const readParts = async (file: string, onPart: (part: Buffer) => unknown): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: PART_BYTES })) {
    hash.update(part);
    await onPart(part);
    partDone.publish(undefined);
  }
  return hash.digest('hex');
};

/** SHA-256 of a file in hexadecimal. */
export const hashFile = (file: string): Promise<string> => readParts(file, () => {});
