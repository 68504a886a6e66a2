import { getMediaSizes } from '@jeweler/core/api';
import { isTooSmall, productPicturePixels } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import type { PixelSize } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useSession } from './session/use-session.ts';

/** Where a picture is shown that has a size there: a piece's page, for its first picture and its second view. */
export type PicturePlace = 'product';

export const isSmallForProduct = (size: PixelSize): boolean =>
  isTooSmall(size, { needed: productPicturePixels });

const square = (pixels: number) => `${formatCount(pixels)} × ${formatCount(pixels)}`;

/** '640 × 480 pixels; the piece’s page shows it at up to 1,000 × 1,000.' */
export const sizeText = (size: PixelSize): string => {
  const pixels = `${formatCount(size.width)} × ${formatCount(size.height)} pixels`;
  return isSmallForProduct(size)
    ? `${pixels}; the piece’s page shows it at up to ${square(productPicturePixels)}.`
    : pixels;
};

/** The size of a picture of the media folder; undefined until known, and for addresses elsewhere. */
export const usePictureSize = (address: string): PixelSize | undefined => {
  const { http } = useSession();
  const [known, setKnown] = useState<{ address: string; size: PixelSize | undefined }>();
  useEffect(() => {
    if (!address.startsWith('/media/')) return;
    let isCurrent = true;
    getMediaSizes(http, { files: [address] }).then(
      (sizes) => isCurrent && setKnown({ address, size: sizes[address] }),
      // It is only told beside the picture.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [http, address]);
  return known?.address === address ? known.size : undefined;
};
