import { productPicturePixels } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import type { PictureProps } from '../../components/picture.tsx';

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
