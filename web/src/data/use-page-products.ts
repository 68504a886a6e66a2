import type { Product } from '@jeweler/core/schemas';
import { useLocation } from 'react-router-dom';
import { normaliseUrl } from './normalise-url.ts';
import { usePageData } from './page-data-context.ts';
import type { SelectedProducts } from './select-products.ts';
import { type Loaded, useProducts } from './use-products.ts';

/** URL of the list that a page shows, without the number of products shown. */
const toListUrl = (url: string) => url.replace(/([?&])show=\d+&?/, '$1').replace(/[?&]$/, '');

/**
 * The products of the current page: from the page's data or, after a navigation, `select` applied to the full
 * product list.
 */
export const usePageProducts = (select: (all: Product[]) => SelectedProducts): Loaded<SelectedProducts> => {
  const page = usePageData();
  const { pathname, search } = useLocation();
  const url = normaliseUrl(pathname + search);
  const isOwn = page.url === url;
  const all = useProducts(!isOwn);
  const own = { state: 'ready', value: page } as const;
  if (isOwn) return own;
  if (all.state === 'ready') return { state: 'ready', value: select(all.value) };
  // 'Show more': the products already shown stay while the rest is loading.
  return all.state === 'loading' && toListUrl(page.url) === toListUrl(url) ? own : all;
};
