import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import samples from '../../sample-media.json' with { type: 'json' };

/** Sizes in bytes and SHA-256, its first 16 digits, of the pictures that the program comes with, by their addresses. */
const sampleFiles = samples as unknown as Readonly<Record<string, readonly [size: number, hash: string]>>;
const byContent = new Map(Object.values(sampleFiles).map(([size, hash]) => [`${size} ${hash}`, hash]));
const sizes = new Set(Object.values(sampleFiles).map(([size]) => size));
const HASH_DIGITS = 16;

/**
 * Whether an address of the media folder leads to a picture that the program comes with, under whatever name; one
 * that is missing counts if it has the address of one. Only files of the same size are read.
 */
export const isSampleMedium = async (mediaDir: string, address: string): Promise<boolean> => {
  let file: string;
  try {
    file = path.join(mediaDir, ...decodeURIComponent(address).split('/').slice(2));
  } catch {
    return false;
  }
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return address in sampleFiles;
  if (!sizes.has(stats.size)) return false;
  const content = await readFile(file).catch(() => undefined);
  if (!content) return false;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
  return byContent.has(`${content.length} ${hash}`);
};
