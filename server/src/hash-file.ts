import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Read at once, in bytes. */
const PART_BYTES = 1024 * 1024;

/** Reads a file in parts. Returns the SHA-256 of what was read, in hexadecimal. */
export const readParts = async (file: string, onPart: (part: Buffer) => unknown): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: PART_BYTES })) {
    hash.update(part);
    await onPart(part);
  }
  return hash.digest('hex');
};

/** SHA-256 of a file in hexadecimal. */
export const hashFile = (file: string, onPart?: () => void): Promise<string> =>
  readParts(file, () => onPart?.());
