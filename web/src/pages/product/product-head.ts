import type { Category, Product } from '@jeweler/core/schemas';
import { paths } from '../../config/paths.ts';
import { productJsonLd } from '../../features/products/product-json-ld.ts';
import { PRODUCT_PIXELS } from '../../features/products/product-picture.ts';
import { metaDescription, type PageHead } from '../../lib/head/head-tags.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { srcSetOf } from '../../lib/pictures/image-sources.ts';

/**
 * The wider or higher side of the picture: half the window and 120 px over from 1440 px on, where it may
 * be 1008 px high; seven tenths of the window from 1024 px on, a little less from 768 px on, all of it below.
 */
export const PICTURE_SIZES =
  '(min-width: 90rem) max(63rem, 50vw + 7.5rem), (min-width: 64rem) 70vw, (min-width: 48rem) 62vw, 100vw';

/** What a product page says about itself. */
export const productHead = (origin: string, product: Product, category: Category | undefined): PageHead => {
  const { name, slug, image_url } = product;
  const path = paths.product(slug);
  const srcSet = srcSetOf(image_url, PRODUCT_PIXELS);
  return {
    title: name,
    description: metaDescription(product.description),
    path,
    image: image_url,
    ...(srcSet ? { preload: { srcSet, sizes: PICTURE_SIZES } } : {}),
    jsonLd: [
      breadcrumbs(origin, [
        ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
        { name, path },
      ]),
      productJsonLd(origin, product, category?.name),
    ],
  };
};
