import type { Product } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { Loaded } from './loaded.ts';
import { normaliseUrl } from './normalise-url.ts';
import { pageDataAtom } from './page-data-atom.ts';
import { productsAtom } from './products-atom.ts';
import type { SelectedPieces } from './select-pieces.ts';

interface ProductsQuery {
  data: Product[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}

// Reading the products query fetches the full list; a page that has its pieces reads this instead.
const nothingAtom = atom<ProductsQuery>({ data: undefined, isError: false, refetch: () => {} });

/**
 * The pieces of the current page: those it was rendered from or, after a navigation, `select`
 * applied to the full product list.
 */
export const usePieces = (select: (all: Product[]) => SelectedPieces): Loaded<SelectedPieces> => {
  const page = useAtomValue(pageDataAtom);
  const { pathname, search } = useLocation();
  const own = page?.url === normaliseUrl(pathname + search) ? page : undefined;
  const { data, isError, refetch } = useAtomValue<ProductsQuery>(own ? nothingAtom : productsAtom);
  if (own) return { state: 'ready', value: { products: own.products, total: own.productCount } };
  if (data) return { state: 'ready', value: select(data) };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
};
