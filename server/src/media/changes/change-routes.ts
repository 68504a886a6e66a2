import { mediaChangeCalls } from '@jeweler/core/calls';
import type { Binned, MediaMoved } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import { mediaUrl, toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';
import { requireMediaWrite } from '../writing/writing-routes.ts';
import type { FileMove } from './file-moves.ts';
import type { BinRow } from './media-bin.ts';
import { BIN_MS } from './media-bin.ts';

const toBinned = ({ id, path, is_folder, size, reason, at, by }: BinRow): Binned => ({
  id,
  path,
  isFolder: is_folder === 1,
  size,
  reason,
  at,
  by,
  until: new Date(Date.parse(at) + BIN_MS).toISOString(),
});

const toMoved = (moves: readonly FileMove[]): MediaMoved => ({
  files: moves
    .filter(({ isFolder }) => !isFolder)
    .map(({ from, to }) => ({ from: mediaUrl(from), to: mediaUrl(to) })),
  folders: moves.filter(({ isFolder }) => isFolder).map(({ from, to }) => ({ from, to })),
});

/** Files and folders of the media folder; to be called after `requireStaff`. */
export const addMediaChanges = (router: Router, { config, clock, changes }: MediaDeps): void => {
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
    return { ids: done, failed: failed.map(toFailure) };
  });

  add(mediaChangeCalls.undeleteMedia, async ({ sent }) => {
    const { done, failed } = await changes.putBack([...new Set(sent.ids)]);
    return { restored: done, failed: failed.map(toFailure) };
  });

  add(mediaChangeCalls.listMediaBin, async () => ({ entries: (await changes.listBin()).map(toBinned) }));
};

const toFailure = ({ path, message }: { readonly path: string; readonly message: string }) => ({
  publicUrl: mediaUrl(path),
  message,
});
