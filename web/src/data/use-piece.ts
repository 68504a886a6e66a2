import type { Product } from '@jeweler/core/schemas';
import { useSearchParams } from 'react-router-dom';
import { usePageData } from './page-data-context.ts';
import { useProducts } from './use-products.ts';

/**
 * The product that the URL names (`?piece=slug`), from the data of the first page if it has it, otherwise from the full
 * list; undefined until that is there, and for an unknown one.
 */
export const usePiece = (): Product | undefined => {
  const slug = useSearchParams()[0].get('piece');
  const { product } = usePageData();
  const isAtHand = product?.slug === slug;
  const all = useProducts(slug !== null && !isAtHand);
  if (isAtHand) return product;
  return all.state === 'ready' ? all.value.find((each) => each.slug === slug) : undefined;
};
