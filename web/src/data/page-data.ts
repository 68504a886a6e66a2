import type { BannerItem, Category, Collection, Product } from '@jeweler/core/schemas';
import type { SelectedProducts } from './select-products.ts';

/** What a page was rendered from: the browser starts from the same values. */
export interface PageData extends Pick<SelectedProducts, 'facets' | 'related'> {
  /** Path and query the data belongs to, normalised (see normalise-url). */
  url: string;
  now: string;
  /** The shop's day at that instant ('YYYY-MM-DD'). */
  day: string;
  siteOrigin: string;
  /** The shop's opening hours as text; `closed` names the next closed days, empty where there are none. */
  hours: { week: string; closed: string };
  categories: Category[];
  collections: Collection[];
  bannerItems: BannerItem[];
  /** Products this page shows, in order; at most as many as are drawn. */
  products: Product[];
  /** How many products the page's list has in all (`products` may be its beginning). */
  productCount: number;
}
