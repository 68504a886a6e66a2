import type { Product } from '@jeweler/core/schemas';
import { useLocation } from 'react-router-dom';
import type { Loaded } from './loaded.ts';
import { normaliseUrl } from './normalise-url.ts';
import type { PageData } from './page-data.ts';
import { usePageData } from './page-data-context.ts';
import type { ProductList } from './products-query.ts';
import type { SelectedPieces } from './select-pieces.ts';
import { useProducts } from './use-products.ts';

const ownPieces = ({ products, productCount, facets, related }: PageData): Loaded<SelectedPieces> => ({
  state: 'ready',
  value: { products, total: productCount, ...(facets ? { facets } : {}), ...(related ? { related } : {}) },
});

/** Address of the list a page shows, however much of it is drawn. */
const listOf = (url: string) => url.replace(/([?&])show=\d+&?/, '$1').replace(/[?&]$/, '');

/**
 * The pieces of the current page: those it was rendered from or, after a navigation, `select`
 * applied to the full product list; what it selects with comes with the list.
 */
export const usePieces = (
  select: (all: Product[], selections: ProductList['selections']) => SelectedPieces,
): Loaded<SelectedPieces> => {
  const page = usePageData();
  const { pathname, search } = useLocation();
  const url = normaliseUrl(pathname + search);
  const isOwn = page.url === url;
  const all = useProducts(!isOwn);
  if (isOwn) return ownPieces(page);
  if (all.state === 'ready')
    return { state: 'ready', value: select(all.value.products, all.value.selections) };
  // 'Show more': what is drawn of the list stays while the rest is on its way.
  return all.state === 'loading' && listOf(page.url) === listOf(url) ? ownPieces(page) : all;
};
