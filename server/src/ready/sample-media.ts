import { stat } from 'node:fs/promises';
import path from 'node:path';
import samples from '../../sample-media.json' with { type: 'json' };
import { hashFile } from '../hash-file.ts';
import { toMediaPath } from '../media/media-address.ts';

/** Sizes in bytes and SHA-256, its first 16 digits, of the pictures that the program comes with, by their addresses. */
const sampleFiles = samples as unknown as Readonly<Record<string, readonly [size: number, hash: string]>>;

/**
 * Whether an address of the media folder leads to a picture that the program comes with, under whatever name; one
 * that is missing counts if it has the address of one. Only files of the same size are read.
 */
export const isSampleMedium = async (
  { mediaDir, siteUrl }: { readonly mediaDir: string; readonly siteUrl: string },
  address: string,
): Promise<boolean> => {
  const relative = toMediaPath(address, siteUrl);
  if (relative === undefined) return false;
  const file = path.join(mediaDir, relative);
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return address in sampleFiles;
  const alike = Object.values(sampleFiles).filter(([size]) => size === stats.size);
  const hash = alike.length > 0 ? await hashFile(file).catch(() => '') : '';
  return alike.some(([, start]) => hash.startsWith(start));
};
