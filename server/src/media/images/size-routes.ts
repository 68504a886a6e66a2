import { type MediaSizes, mediaSizesRequestSchema, type PixelSize } from '@jeweler/core/schemas';
import type { Handler, Router } from 'express';
import { LimitReachedError } from '../../concurrency-limit.ts';
import { UnavailableError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import { DriveBusyError } from '../files/drive-access.ts';
import { FileChangedError } from '../files/visible-file.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { mediaPathOf } from '../media-address.ts';
import type { PictureSizes } from './picture-sizes.ts';

export interface MediaSizesDeps {
  readonly config: { readonly siteUrl: string };
  readonly media: MediaIndex;
  readonly sizes: PictureSizes;
}

/** Pictures of one request that are measured or queued at the same time. */
const CONCURRENCY = 4;
/** Errors that no longer occur when the request is repeated a little later. */
const passing = [DriveBusyError, LimitReachedError, FileChangedError];

/**
 * `POST /api/admin/media/sizes` (behind `requireStaff`): width and height of pictures, as far as they can be
 * read.
 */
export const addMediaSizes = (
  router: Router,
  { config, media, sizes: pictureSizes }: MediaSizesDeps,
): void => {
  const sendSizes: Handler = async (request, response) => {
    const asked = new Set(validate(mediaSizesRequestSchema, request.body).files);
    const sizes: Record<string, PixelSize> = {};
    const left = asked.values();
    const work = async () => {
      for (const address of left) {
        if (response.closed) return;
        const entry = media.get(mediaPathOf(address, config.siteUrl) ?? '');
        const size = entry && (await pictureSizes.get(entry));
        if (size) sizes[address] = size;
      }
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
    } catch (error) {
      if (!passing.some((kind) => error instanceof kind)) throw error;
      throw new UnavailableError(
        'The drive with the media files does not answer. Please try again in a moment.',
      );
    }
    response.json({ sizes } satisfies MediaSizes);
  };
  router.post('/api/admin/media/sizes', fileListBody, sendSizes);
};
