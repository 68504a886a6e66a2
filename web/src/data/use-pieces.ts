import type { Product } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { Loaded } from './loaded.ts';
import { normaliseUrl } from './normalise-url.ts';
import type { PageData } from './page-data.ts';
import { usePageData } from './page-data-context.ts';
import { productsAtom } from './products-atom.ts';
import type { SelectedPieces } from './select-pieces.ts';

interface ProductsQuery {
  data: Product[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

// Reading the products query fetches the full list; a page that has its pieces reads this instead.
const nothingAtom = atom<ProductsQuery>({ data: undefined, isError: false, refetch: () => {} });

const ownPieces = ({ products, productCount, facets, related }: PageData): Loaded<SelectedPieces> => ({
  state: 'ready',
  value: { products, total: productCount, ...(facets ? { facets } : {}), ...(related ? { related } : {}) },
});

/** Address of the list a page shows, however much of it is drawn. */
const listOf = (url: string) => url.replace(/([?&])show=\d+&?/, '$1').replace(/[?&]$/, '');

/**
 * The pieces of the current page: those it was rendered from or, after a navigation, `select`
 * applied to the full product list.
 */
export const usePieces = (select: (all: Product[]) => SelectedPieces): Loaded<SelectedPieces> => {
  const page = usePageData();
  const { pathname, search } = useLocation();
  const url = normaliseUrl(pathname + search);
  const isOwn = page.url === url;
  const { data, isError, refetch } = useAtomValue<ProductsQuery>(isOwn ? nothingAtom : productsAtom);
  if (isOwn) return ownPieces(page);
  if (data) return { state: 'ready', value: select(data) };
  if (isError) return { state: 'failed', retry: () => void refetch() };
  // 'Show more': what is drawn of the list stays while the rest is on its way.
  return listOf(page.url) === listOf(url) ? ownPieces(page) : { state: 'loading' };
};
