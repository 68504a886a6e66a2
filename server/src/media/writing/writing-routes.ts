import { type MediaLimits, mediaCleaningSchema } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import type { Config } from '../../config.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { validate } from '../../validate.ts';
import { withDrive } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { cleanMedia } from './clean-media.ts';

interface MediaWritingDeps {
  readonly config: Pick<Config, 'mediaWrite' | 'siteUrl' | 'uploads'>;
  readonly files: { readonly folder: VisibleFolder };
  readonly media: MediaIndex;
}

/** Refuses every change of the media folder where MEDIA_WRITE is 0. */
export const requireMediaWrite =
  ({ mediaWrite }: Pick<Config, 'mediaWrite'>): RequestHandler =>
  (_request, _response, next) => {
    if (!mediaWrite)
      throw new NotFoundError('The media folder cannot be changed here: the server only reads it.');
    next();
  };

/** Limits of uploads, and removing metadata; to be called after `requireStaff`. */
export const addMediaWriting = (router: Router, { config, files, media }: MediaWritingDeps): void => {
  const { maxPicture, maxFilm, maxFiles, maxTotal } = config.uploads;
  const { mediaWrite } = config;
  const limits: MediaLimits = { mediaWrite, maxPicture, maxFilm, maxFiles, maxTotal };

  router.get('/api/admin/media/limits', (_request, response) => {
    response.json(limits);
  });

  const clean = withDrive(async (request, response) => {
    const addresses = new Set(validate(mediaCleaningSchema, request.body).files);
    const outcome = await cleanMedia(addresses, files.folder, config.siteUrl);
    if (outcome.cleaned.length > 0) await media.rescan();
    response.json(outcome);
  });
  router.post('/api/admin/media/clean', requireMediaWrite(config), fileListBody, clean);
};
