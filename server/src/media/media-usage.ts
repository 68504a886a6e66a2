import type { MediaUsage, MediaUse } from '@jeweler/core/schemas';
import { eachInTurn } from '../turns.ts';
import { mediaUrl, toMediaPath } from './media-address.ts';

/** A picture that something uses. */
export interface PictureUse {
  /** As it was written there. */
  readonly address: string;
  readonly use: MediaUse;
}

/**
 * Which files are used where: by `records` of the catalogue.
 * Announcements have no pictures. Addresses on other hosts are ignored.
 */
export const mediaUsage = async (
  records: readonly PictureUse[],
  media: { has(path: string): boolean },
  siteUrl: string,
): Promise<MediaUsage> => {
  const uses = new Map<string, MediaUse[]>();
  const missing = new Map<string, MediaUse[]>();
  await eachInTurn(records, ({ address, use }) => {
    const path = toMediaPath(address, siteUrl);
    // An address that begins like one of ours but cannot be decoded counts as missing too.
    if (path === undefined && !address.startsWith('/media/')) return;
    const publicUrl = path === undefined ? address : mediaUrl(path);
    const found = path !== undefined && media.has(path) ? uses : missing;
    const known = found.get(publicUrl);
    if (known) known.push(use);
    else found.set(publicUrl, [use]);
  });
  return {
    uses: Object.fromEntries(uses),
    missing: [...missing].map(([publicUrl, by]) => ({ publicUrl, uses: by })),
  };
};
