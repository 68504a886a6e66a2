import { mediaCalls, mediaChangeCalls } from '@jeweler/core/calls';
import type { Binned, MediaCleaned, MediaLimits, MediaMoved } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import type { Config } from '../../config.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import type { FileMove } from '../changes/file-moves.ts';
import { BIN_MS, type BinRow } from '../changes/media-bin.ts';
import { describeWriteFault } from '../files/file-fault.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { encodePath, mediaUrl, toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';
import { cleanFile } from '../metadata/clean-file.ts';
import { UnreadableMetadataError } from '../metadata/section-reader.ts';

/** Refuses every change of the media folder where MEDIA_WRITE is 0. */
export const requireMediaWrite =
  ({ mediaWrite }: Pick<Config, 'mediaWrite'>): RequestHandler =>
  (_request, _response, next) => {
    if (!mediaWrite)
      throw new NotFoundError('The media folder cannot be changed here: the server only reads it.');
    next();
  };

const toBinned = ({ is_folder, ...row }: BinRow): Binned => ({
  ...row,
  isFolder: is_folder === 1,
  until: new Date(Date.parse(row.at) + BIN_MS).toISOString(),
});

const toMoved = (moves: readonly FileMove[]): MediaMoved => ({
  files: moves
    .filter(({ isFolder }) => !isFolder)
    .map(({ from, to }) => ({ from: mediaUrl(from), to: mediaUrl(to) })),
  folders: moves.filter(({ isFolder }) => isFolder).map(({ from, to }) => ({ from, to })),
});

/** What staff change in the media folder, and how much they may upload; to be called after `requireStaff`. */
export const addMediaWriting = (router: Router, deps: MediaDeps): void => {
  const { config, clock, bin, changes, files, media } = deps;
  const { maxPicture, maxFilm, maxFiles, maxTotal } = config.uploads;
  const { mediaWrite } = config;
  const limits: MediaLimits = { mediaWrite, maxPicture, maxFilm, maxFiles, maxTotal };

  staffAnswers(router, clock)(mediaCalls.getMediaLimits, () => limits);

  const options = { before: [requireMediaWrite(config)], toFailure: asDriveFailure };
  const addSmall = staffAnswers(router, clock, options);
  /** Of many files, whose addresses are long. */
  const add = staffAnswers(router, clock, { ...options, body: fileListBody });
  const toPath = (address: string): string => {
    const path = toMediaPath(address, config.siteUrl);
    if (!path) throw new NotFoundError();
    return path;
  };
  const toPaths = (addresses: readonly string[]): string[] => [...new Set(addresses.map(toPath))];

  addSmall(mediaChangeCalls.makeMediaFolder, async ({ sent: { parent, name } }) => ({
    folder: await changes.makeFolder(parent, name),
  }));

  add(mediaChangeCalls.renameMedia, async ({ sent, actor }) => {
    if ('file' in sent) return toMoved(await changes.rename(toPath(sent.file), false, sent.name, actor));
    if ('folder' in sent) return toMoved(await changes.rename(sent.folder, true, sent.name, actor));
    return toMoved(await changes.renameByPattern(toPaths(sent.files), sent.pattern, actor));
  });

  add(mediaChangeCalls.moveMedia, async ({ sent: { files, folders, to, keepBoth }, actor }) =>
    toMoved(await changes.moveInto(to, { files: toPaths(files), folders }, keepBoth, actor)),
  );

  add(mediaChangeCalls.deleteMedia, async ({ sent: { files, folders, confirmed }, actor }) => {
    const { done, failed } = await changes.discard({ files: toPaths(files), folders }, confirmed, actor);
    return { ids: done, failed };
  });

  add(mediaChangeCalls.undeleteMedia, async ({ sent }) => {
    const { done, failed } = await changes.putBack([...new Set(sent.ids)]);
    return { restored: done, failed };
  });

  add(mediaChangeCalls.listMediaBin, async () => ({ entries: (await bin.list()).map(toBinned) }));

  add(mediaChangeCalls.cleanMedia, async ({ sent }) => {
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
