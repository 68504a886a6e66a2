import { productPicturePixels } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import { preload } from 'react-dom';
import type { PictureProps } from '../../components/picture.tsx';
import type { CardProduct } from '../../data/card-product.ts';
import { getFallbackSource, toSrcSet } from '../../lib/image-sources.ts';

/** The picture of a product, cropped to a square when displayed. `alt` may be empty where the name is shown beside it. */
export const toPicture = (
  { image_url, image_focus }: Pick<Product, 'image_url' | 'image_focus'>,
  alt = '',
): PictureProps['of'] => ({
  src: image_url,
  width: productPicturePixels,
  height: productPicturePixels,
  alt,
  ...(image_focus === undefined ? {} : { focus: { at: image_focus } }),
});

/** The pictures of a product behind its first one, in their order. */
export const otherPictures = ({ second_view, pictures = [] }: Product) =>
  second_view ? [second_view, ...pictures] : pictures;

/**
 * Displayed size of the longer side of `count` pictures: from 1440 px on half the window plus 120 px, but at least
 * 1008 px, its maximum height in a window of 1440 px; from 1024 px on 70 % of the window's width; from 768 px on
 * two share it; below that, and of more than two, each has all of it.
 */
export const pictureSizes = (count: number) =>
  `(min-width: 90rem) max(63rem, 50vw + 7.5rem), (min-width: 64rem) 70vw, (min-width: 48rem) ${count === 2 ? 50 : 100}vw, 100vw`;

/** Requests the first picture of a product's page as large as it stands there, for a visitor about to open it. */
export const preloadPicture = ({ image_url, second_view }: CardProduct): void => {
  const srcSet = toSrcSet(image_url, productPicturePixels);
  preload(getFallbackSource(image_url), {
    as: 'image',
    fetchPriority: 'low',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: pictureSizes(second_view ? 2 : 1) }),
  });
};
