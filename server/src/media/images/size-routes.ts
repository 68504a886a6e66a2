import { type MediaSizes, mediaSizesRequestSchema, type PixelSize } from '@jeweler/core/schemas';
import type { Router } from 'express';
import pLimit from 'p-limit';
import { fileListBody } from '../../http/json-body.ts';
import { validate } from '../../validate.ts';
import { withDrive } from '../files/file-handler.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { toMediaPath } from '../media-address.ts';
import type { PictureSizes } from './picture-sizes.ts';

export interface MediaSizesDeps {
  readonly config: { readonly siteUrl: string };
  readonly media: MediaIndex;
  readonly sizes: PictureSizes;
}

/** Pictures of one request that are measured or queued at the same time. */
const CONCURRENCY = 4;

/**
 * `POST /api/admin/media/sizes` (behind `requireStaff`): width and height of pictures, as far as they can be
 * read.
 */
export const addMediaSizes = (
  router: Router,
  { config, media, sizes: pictureSizes }: MediaSizesDeps,
): void => {
  const sendSizes = withDrive(async (request, response) => {
    const asked = new Set(validate(mediaSizesRequestSchema, request.body).files);
    const sizes: Record<string, PixelSize> = {};
    await pLimit(CONCURRENCY).map(asked, async (address) => {
      if (response.closed) return;
      const entry = media.get(toMediaPath(address, config.siteUrl) ?? '');
      const size = entry && (await pictureSizes.get(entry));
      if (size) sizes[address] = size;
    });
    response.json({ sizes } satisfies MediaSizes);
  });
  router.post('/api/admin/media/sizes', fileListBody, sendSizes);
};
