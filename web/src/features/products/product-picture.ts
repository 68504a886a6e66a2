import type { Product } from '@jeweler/core/schemas';
import type { PictureProps } from '../../components/picture/picture.tsx';

/**
 * Products are photographed as squares of at least 1000 px; others are cropped to a square when displayed.
 */
const PRODUCT_PIXELS = 1000;

/** The picture of a product. `alt` may be empty where the name is shown beside it. */
export const toPicture = ({ image_url }: Pick<Product, 'image_url'>, alt = ''): PictureProps['of'] => ({
  src: image_url,
  width: PRODUCT_PIXELS,
  height: PRODUCT_PIXELS,
  alt,
});
