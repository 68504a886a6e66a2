import type { Category, Product } from '@jeweler/core/schemas';
import { breadcrumbs } from '../../components/head/json-ld.ts';
import { metaDescription } from '../../components/head/meta-description.ts';
import type { PageHead } from '../../components/head/page-head.ts';
import { paths } from '../../components/paths.ts';
import { srcSetOf } from '../../components/picture/image-sources.ts';
import { pieceProduct } from '../../features/pieces/piece-json-ld.ts';
import { PIECE_PIXELS } from '../../features/pieces/piece-picture.ts';

/** Half the window and 120 px over from 1440 px on, seven twelfths of it from 1024 px on, all of it below. */
export const PICTURE_SIZES = '(min-width: 90rem) calc(50vw + 7.5rem), (min-width: 64rem) 58.4vw, 100vw';

/** What a product page says about itself. */
export const productHead = (origin: string, piece: Product, category: Category | undefined): PageHead => {
  const { name, slug, image_url } = piece;
  const path = paths.product(slug);
  const srcSet = srcSetOf(image_url, PIECE_PIXELS);
  return {
    title: name,
    description: metaDescription(piece.description),
    path,
    image: image_url,
    ...(srcSet ? { preload: { srcSet, sizes: PICTURE_SIZES } } : {}),
    jsonLd: [
      breadcrumbs(origin, [
        ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
        { name, path },
      ]),
      pieceProduct(origin, piece, category?.name),
    ],
  };
};
