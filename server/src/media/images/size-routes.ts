import { mediaCalls } from '@jeweler/core/calls';
import type { PixelSize } from '@jeweler/core/schemas';
import type { Router } from 'express';
import pLimit from 'p-limit';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import { fileListBody } from '../../http/json-body.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import { toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Pictures of one request that are measured or queued at the same time. */
const CONCURRENCY = 4;

/** Width and height of pictures, as far as they can be read. */
export const addMediaSizes = (
  router: Router,
  { config, clock, media, sizes: pictureSizes }: MediaDeps,
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
