import type { BannerItem, Category, Collection, ShopFacts } from '@jeweler/core/schemas';
import type { SelectedProducts } from './select-products.ts';

/** The data a page was rendered from; the browser hydrates it with the same values. */
export interface PageData extends SelectedProducts {
  /** Path and query that the data belongs to, normalised (see normalise-url). */
  url: string;
  /** The instant at which the page was rendered, ISO 8601; the same on the server and during hydration. */
  now: string;
  /** The day at the shop at `now` ('YYYY-MM-DD'). */
  day: string;
  siteOrigin: string;
  /** The shop's opening hours as text; `closed` lists the next closed days, empty if there are none. */
  hours: { week: string; closed: string };
  /** What staff have changed of the shop's facts. */
  shop: ShopFacts;
  categories: Category[];
  collections: Collection[];
  bannerItems: BannerItem[];
}
