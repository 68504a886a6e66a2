import type { Category, Product } from '@jeweler/core/schemas';
import { paths } from '../../config/public-pages.ts';
import { productJsonLd } from '../../features/products/product-json-ld.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { metaDescription, type PageHead } from '../../lib/head/page-head.ts';

/**
 * Displayed size of the longer side of `count` pictures: from 1440 px on half the window plus 120 px, but at least
 * 1008 px, its maximum height in a window of 1440 px; from 1024 px on 70 % of the window's width; from 768 px on
 * they share it; below that, each has all of it.
 */
export const pictureSizes = (count: number) =>
  `(min-width: 90rem) max(63rem, 50vw + 7.5rem), (min-width: 64rem) 70vw, (min-width: 48rem) ${100 / count}vw, 100vw`;

/** Title, description and structured data of a product page. */
export const productHead = (origin: string, product: Product, category: Category | undefined): PageHead => {
  const { name, slug, image_url } = product;
  const path = paths.product(slug);
  return {
    title: name,
    description: metaDescription(product.description),
    path,
    image: image_url,
    jsonLd: [
      breadcrumbs(origin, [
        ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
        { name, path },
      ]),
      productJsonLd(origin, product, category?.name),
    ],
  };
};
