import type { Product } from '@jeweler/core/schemas';
import type { PictureProps } from '../../components/picture/picture.tsx';

/** Pieces are photographed as squares of at least 1000 px; others are cropped to a square where they are drawn. */
export const PIECE_PIXELS = 1000;

/** The picture of a piece. `alt` stays empty where the name stands beside it. */
export const pictureOf = ({ image_url }: Pick<Product, 'image_url'>, alt = ''): PictureProps['of'] => ({
  src: image_url,
  width: PIECE_PIXELS,
  height: PIECE_PIXELS,
  alt,
});
