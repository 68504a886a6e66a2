import type { Product } from '@jeweler/core/schemas';
import { paths } from '../config/paths.ts';
import { usePageData } from './page-data-context.ts';
import { useProducts } from './use-products.ts';

const none: readonly Product[] = [];

/**
 * The products of the home page (`homeProductsOf`): they come with its HTML or, after a navigation, with the
 * product list. None until then, and none when it cannot be fetched: the page is whole without them.
 */
export const useHomeProducts = (): readonly Product[] => {
  const page = usePageData();
  const isOwn = page.url === paths.home;
  const all = useProducts(!isOwn);
  if (isOwn) return page.products;
  return all.state === 'ready' ? all.value.products : none;
};
