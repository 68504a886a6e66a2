import { getMediaSizes } from '@jeweler/core/api';
import { isTooSmall, productPicturePixels } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import type { PixelSize } from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useAttempt } from './live/use-live.ts';
import { useSession } from './session/use-session.ts';

/** Where a picture is shown that has a size there: a piece's page, for its first picture and its second view. */
export type PicturePlace = 'product';

/** 'Too small: 640 × 480 pixels; the piece’s page shows it at up to 1,000 × 1,000.', or undefined if it is not. */
export const tooSmallForProduct = ({ width, height }: PixelSize): string | undefined => {
  if (!isTooSmall({ width, height })) return undefined;
  const needed = formatCount(productPicturePixels);
  return `Too small: ${formatCount(width)} × ${formatCount(height)} pixels; the piece’s page shows it at up to ${needed} × ${needed}.`;
};

/**
 * The size of a picture of the media folder, asked for again when the connection is back; undefined until known, and for
 * addresses elsewhere.
 */
export const usePictureSize = (address: string): PixelSize | undefined => {
  const { http } = useSession();
  const attempt = useAttempt();
  const [known, setKnown] = useState<{ address: string; size: PixelSize | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the connection is back
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
  }, [http, address, attempt]);
  return known?.address === address ? known.size : undefined;
};
