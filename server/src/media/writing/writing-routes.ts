import { mediaCalls, mediaChangeCalls } from '@jeweler/core/calls';
import type { MediaCleaned, MediaLimits } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import type { Config } from '../../config.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { encodePath, toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';
import { cleanFile } from '../metadata/clean-file.ts';
import { UnreadableMetadataError } from '../metadata/section-reader.ts';
import { describeWriteFault } from './write-fault.ts';

/** Refuses every change of the media folder where MEDIA_WRITE is 0. */
export const requireMediaWrite =
  ({ mediaWrite }: Pick<Config, 'mediaWrite'>): RequestHandler =>
  (_request, _response, next) => {
    if (!mediaWrite)
      throw new NotFoundError('The media folder cannot be changed here: the server only reads it.');
    next();
  };

/** Limits of uploads, and removing metadata; to be called after `requireStaff`. */
export const addMediaWriting = (router: Router, { config, clock, files, media }: MediaDeps): void => {
  const { maxPicture, maxFilm, maxFiles, maxTotal } = config.uploads;
  const { mediaWrite } = config;
  const limits: MediaLimits = { mediaWrite, maxPicture, maxFilm, maxFiles, maxTotal };

  staffAnswers(router, clock)(mediaCalls.getMediaLimits, () => limits);

  const options = { before: [requireMediaWrite(config)], body: fileListBody, toFailure: asDriveFailure };
  staffAnswers(
    router,
    clock,
    options,
  )(mediaChangeCalls.cleanMedia, async ({ sent }) => {
    const outcome = await cleanMedia(new Set(sent.files), files.folder, config.siteUrl);
    if (outcome.cleaned.length > 0) await media.rescan();
    return outcome;
  });
};

/**
 * Removes the private metadata of files in the media folder, one after the other.
 * @param addresses publicUrls
 * @throws DriveBusyError
 */
const cleanMedia = async (
  addresses: ReadonlySet<string>,
  folder: VisibleFolder,
  siteUrl: string,
): Promise<MediaCleaned> => {
  const outcome: MediaCleaned = { cleaned: [], failed: [] };
  for (const publicUrl of addresses) {
    const path = toMediaPath(publicUrl, siteUrl);
    const found = path === undefined ? undefined : await folder.find(encodePath(path));
    const message = found ? await clean(found.file) : 'This file is no longer there.';
    if (message === undefined) outcome.cleaned.push(publicUrl);
    else outcome.failed.push({ publicUrl, message });
  }
  return outcome;
};

/** Returns why it could not be done. */
const clean = async (file: string): Promise<string | undefined> => {
  try {
    await cleanFile(file, file);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableMetadataError)
      return 'Its metadata cannot be told from the picture, and visitors do not get it. Save it as JPEG in a picture program.';
    const fault = describeWriteFault(error);
    if (fault === undefined) throw error;
    return fault;
  }
};
