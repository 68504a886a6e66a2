import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Read at once, in bytes. */
const PART_BYTES = 1024 * 1024;

/** Reads a file in parts, each valid until the promise of `onPart` resolves. Returns the SHA-256 of what was read, in hexadecimal. */
export const readParts = async (
  file: string,
  onPart?: (part: Buffer) => Promise<unknown>,
): Promise<string> => {
  const hash = createHash('sha256');
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(PART_BYTES);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, PART_BYTES);
      if (bytesRead === 0) return hash.digest('hex');
      const part = buffer.subarray(0, bytesRead);
      hash.update(part);
      await onPart?.(part);
    }
  } finally {
    await handle.close();
  }
};

/** SHA-256 of a file in hexadecimal. */
export const hashFile = (file: string, onPart?: () => void): Promise<string> =>
  readParts(file, async () => onPart?.());
