import type { Product } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { paths } from '../components/paths.ts';
import { usePageData } from './page-data-context.ts';

/** The full product list, once for the life of the page; asked for again when it could not be had. */
let products: Promise<Product[]> | undefined;

const fetchProducts = async () => {
  const { createHttpClient, listProducts } = await import('@jeweler/core/api');
  return listProducts(createHttpClient());
};

const loadProducts = (): Promise<Product[]> => {
  products ??= fetchProducts().catch((error: unknown) => {
    products = undefined;
    throw error;
  });
  return products;
};

/**
 * The pieces of the home page (`homePiecesOf`): they come with its HTML or, after a navigation, with the
 * product list. None until then, and none when it cannot be fetched: the page is whole without them.
 */
export const useHomePieces = (): readonly Product[] => {
  const page = usePageData();
  const isOwn = page.url === paths.home;
  const [fetched, setFetched] = useState<readonly Product[]>([]);
  useEffect(() => {
    if (isOwn) return;
    let gone = false;
    loadProducts().then(
      (all) => {
        if (!gone) setFetched(all);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isOwn]);
  return isOwn ? page.products : fetched;
};
