import { type FileHandle, open } from 'node:fs/promises';
import type { Patch } from './findings.ts';
import { privateMetadata } from './private-metadata.ts';

const readFrom = (handle: FileHandle) => async (offset: number, length: number) => {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
};

const ZEROS = Buffer.alloc(64 * 1024);

/** A patch may be longer than memory should hold: what its bytes leave is written in parts. */
const overwrite = async (handle: FileHandle, { start, end, bytes }: Patch): Promise<void> => {
  if (bytes) await handle.write(bytes, 0, bytes.length, start);
  for (let at = start + (bytes?.length ?? 0); at < end; at += ZEROS.length)
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
};

/**
 * Overwrites what visitors do not get of a picture or film (location, serial numbers, embedded previews) in the
 * file itself, which keeps its length, its orientation and its colours; nothing is encoded again. On disk when it
 * resolves. Interrupted, it leaves a file that is as good as before and can be cleaned again.
 * @param file absolute
 * @param name decides about files without a known signature
 * @throws UnreadableMetadataError when metadata cannot be told from the rest; nothing is changed then
 */
export const cleanFile = async (file: string, name: string): Promise<void> => {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const { patches } = await privateMetadata({ name, size, read: readFrom(handle) });
    for (const patch of patches) await overwrite(handle, patch);
    if (patches.length > 0) await handle.sync();
  } finally {
    await handle.close();
  }
};
