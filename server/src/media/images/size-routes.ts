import { mediaCalls } from '@jeweler/core/calls';
import type { PixelSize } from '@jeweler/core/schemas';
import type { Router } from 'express';
import pLimit from 'p-limit';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import { fileListBody } from '../../http/json-body.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { toMediaPath } from '../media-address.ts';
import type { PictureSizes } from './picture-sizes.ts';

export interface MediaSizesDeps {
  readonly config: { readonly siteUrl: string };
  readonly clock: () => Date;
  readonly media: MediaIndex;
  readonly sizes: PictureSizes;
}

/** Pictures of one request that are measured or queued at the same time. */
const CONCURRENCY = 4;

/** Width and height of pictures, as far as they can be read. */
export const addMediaSizes = (
  router: Router,
  { config, clock, media, sizes: pictureSizes }: MediaSizesDeps,
): void => {
  const add = staffAnswers(router, clock, { body: fileListBody, toFailure: asDriveFailure });

  add(mediaCalls.getMediaSizes, async ({ sent, response }) => {
    const sizes: Record<string, PixelSize> = {};
    await pLimit(CONCURRENCY).map(new Set(sent.files), async (address) => {
      if (response.closed) return;
      const entry = media.get(toMediaPath(address, config.siteUrl) ?? '');
      const size = entry && (await pictureSizes.get(entry));
      if (size) sizes[address] = size;
    });
    return { sizes };
  });
};
