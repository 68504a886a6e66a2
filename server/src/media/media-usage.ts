import type { Catalogue, MediaUsage, MediaUse } from '@jeweler/core/schemas';
import type { SiteMedium } from '@jeweler/web/render-contract';
import { mediaUrl, toMediaPath } from './media-address.ts';

interface Use {
  readonly address: string;
  readonly use: MediaUse;
}

const listUses = ({ products, collections }: Catalogue, siteMedia: readonly SiteMedium[]): Use[] => [
  ...products.flatMap(({ name, slug, image_url, second_view }) =>
    [image_url, ...(second_view ? [second_view.image_url] : [])].map((address) => ({
      address,
      use: { kind: 'product' as const, name, page: `/product/${slug}` },
    })),
  ),
  ...collections.map(({ name, slug, image_url }) => ({
    address: image_url,
    use: { kind: 'collection' as const, name, page: `/collection/${slug}` },
  })),
  ...siteMedia.map(({ src, part, page }) => ({
    address: src,
    use: { kind: 'site' as const, name: part, page },
  })),
];

/**
 * Which files are used where: by the catalogue's products and collections, and by the site itself.
 * Announcements have no pictures. Addresses on other hosts are ignored.
 */
export const mediaUsage = (
  catalogue: Catalogue,
  media: { has(path: string): boolean },
  siteUrl: string,
  siteMedia: readonly SiteMedium[],
): MediaUsage => {
  const uses: Record<string, MediaUse[]> = {};
  const missing = new Map<string, MediaUse[]>();
  for (const { address, use } of listUses(catalogue, siteMedia)) {
    const path = toMediaPath(address, siteUrl);
    // An address that begins like one of ours but cannot be decoded counts as missing too.
    if (path === undefined && !address.startsWith('/media/')) continue;
    const publicUrl = path === undefined ? address : mediaUrl(path);
    if (path !== undefined && media.has(path)) uses[publicUrl] = [...(uses[publicUrl] ?? []), use];
    else missing.set(publicUrl, [...(missing.get(publicUrl) ?? []), use]);
  }
  return { uses, missing: [...missing].map(([publicUrl, by]) => ({ publicUrl, uses: by })) };
};
