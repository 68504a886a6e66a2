import type { MediaUsage } from '@jeweler/core/schemas';
import type { SitePlace } from '@jeweler/web/render-contract';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { listPictureUses } from '../catalogue/picture-uses.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { mediaUsage } from '../media/media-usage.ts';

interface UsageDeps {
  readonly config: { readonly siteUrl: string };
  readonly catalogue: CatalogueStore;
  readonly media: MediaIndex;
  readonly site: { readonly sitePlaces: readonly SitePlace[] };
}

/** Which files of the media folder the catalogue and the site use, and where. */
export const findMediaUsage = async ({ config, catalogue, media, site }: UsageDeps): Promise<MediaUsage> =>
  mediaUsage(await listPictureUses(catalogue, site.sitePlaces), media, config.siteUrl);
