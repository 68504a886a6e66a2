import { getMediaSizes } from '@jeweler/core/api';
import { isTooSmall, productPicturePixels } from '@jeweler/core/business';
import { formatCount } from '@jeweler/core/format';
import type { PixelSize } from '@jeweler/core/schemas';
import { queryKeys } from './live/live-queries.ts';
import { usePortalQuery } from './use-query.ts';

/** 'Too small: 640 × 480 pixels; the piece’s page shows it at up to 1,000 × 1,000.', or undefined if it is not. */
export const tooSmallForProduct = ({ width, height }: PixelSize): string | undefined => {
  if (!isTooSmall({ width, height })) return undefined;
  const needed = formatCount(productPicturePixels);
  return `Too small: ${formatCount(width)} × ${formatCount(height)} pixels; the piece’s page shows it at up to ${needed} × ${needed}.`;
};

/** The size of a picture of the media folder; undefined until known, and for addresses elsewhere. */
export const usePictureSize = (address: string): PixelSize | undefined => {
  const { data } = usePortalQuery(
    // Below the key of the usages, which are fetched again when the connection is back.
    [...queryKeys.mediaUsage, 'size', address],
    async (http) => (await getMediaSizes(http, { files: [address] }))[address] ?? null,
    { enabled: address.startsWith('/media/'), gcTime: 0 },
  );
  return data ?? undefined;
};
