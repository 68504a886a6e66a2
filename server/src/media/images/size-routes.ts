import { mediaCalls } from '@jeweler/core/calls';
import type { PixelSize } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import { fileListBody } from '../../http/json-body.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import { toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Width and height of pictures, as far as they can be read. */
export const addMediaSizes = (
  router: Router,
  { config, clock, media, sizes: pictureSizes }: MediaDeps,
): void => {
  const add = staffAnswers(router, clock, { body: fileListBody, toFailure: asDriveFailure });

  add(mediaCalls.getMediaSizes, async ({ sent, response }) => {
    const sizes: Record<string, PixelSize> = {};
    for (const address of new Set(sent.files)) {
      if (response.closed) break;
      const entry = media.get(toMediaPath(address, config.siteUrl) ?? '');
      const size = entry && (await pictureSizes.get(entry));
      if (size) sizes[address] = size;
    }
    return { sizes };
  });
};
