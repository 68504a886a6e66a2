import { mediaChangeCalls } from '@jeweler/core/calls';
import type { Binned, MediaDeleted, MediaMoved, MediaUndeleted } from '@jeweler/core/schemas';
import type { Response, Router } from 'express';
import { getActor } from '../../accounts/require-staff.ts';
import type { Config } from '../../config.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody, jsonBody } from '../../http/json-body.ts';
import { validate } from '../../validate.ts';
import { withDrive } from '../files/file-handler.ts';
import { mediaUrl, toMediaPath } from '../media-address.ts';
import { requireMediaWrite } from '../writing/writing-routes.ts';
import type { FileMove } from './file-moves.ts';
import type { BinRow } from './media-bin.ts';
import { BIN_MS } from './media-bin.ts';
import type { MediaChanges } from './media-changes.ts';

interface ChangeDeps {
  readonly config: Pick<Config, 'mediaWrite' | 'siteUrl'>;
  readonly clock: () => Date;
  readonly changes: MediaChanges;
}

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

/**
 * `POST /api/admin/media/{folders, rename, move, delete, undelete}` and `GET .../bin`: files and folders of the media
 * folder; to be called after `requireStaff`.
 */
export const addMediaChanges = (router: Router, { config, clock, changes }: ChangeDeps): void => {
  const canWrite = requireMediaWrite(config);
  const actor = (response: Response) => getActor(response, clock());
  const toPath = (address: string): string => {
    const path = toMediaPath(address, config.siteUrl);
    if (!path) throw new NotFoundError();
    return path;
  };
  const add = (name: string, body: typeof jsonBody, handle: Parameters<typeof withDrive>[0]) =>
    router.post(`/api/admin/media/${name}`, canWrite, body, withDrive(handle));

  add('folders', jsonBody, async (request, response) => {
    const { parent, name } = validate(mediaChangeCalls.makeMediaFolder.body, request.body);
    response.status(201).json({ folder: await changes.makeFolder(parent, name) });
  });

  add('rename', fileListBody, async (request, response) => {
    const wanted = validate(mediaChangeCalls.renameMedia.body, request.body);
    const author = actor(response);
    if ('file' in wanted) {
      response.json(toMoved(await changes.rename(toPath(wanted.file), false, wanted.name, author)));
    } else if ('folder' in wanted) {
      response.json(toMoved(await changes.rename(wanted.folder, true, wanted.name, author)));
    } else {
      const paths = [...new Set(wanted.files.map(toPath))];
      response.json(toMoved(await changes.renameByPattern(paths, wanted.pattern, author)));
    }
  });

  add('move', fileListBody, async (request, response) => {
    const { files, folders, to, keepBoth } = validate(mediaChangeCalls.moveMedia.body, request.body);
    const chosen = { files: [...new Set(files.map(toPath))], folders };
    response.json(toMoved(await changes.moveInto(to, chosen, keepBoth, actor(response))));
  });

  add('delete', fileListBody, async (request, response) => {
    const { files, folders, confirmed } = validate(mediaChangeCalls.deleteMedia.body, request.body);
    const chosen = { files: [...new Set(files.map(toPath))], folders };
    const { done, failed } = await changes.discard(chosen, confirmed, actor(response));
    response.json({ ids: done, failed: failed.map(toFailure) } satisfies MediaDeleted);
  });

  add('undelete', fileListBody, async (request, response) => {
    const { ids } = validate(mediaChangeCalls.undeleteMedia.body, request.body);
    const { done, failed } = await changes.putBack([...new Set(ids)]);
    response.json({ restored: done, failed: failed.map(toFailure) } satisfies MediaUndeleted);
  });

  router.get(
    '/api/admin/media/bin',
    canWrite,
    withDrive(async (_request, response) => {
      response.json({ entries: (await changes.listBin()).map(toBinned) });
    }),
  );
};

const toFailure = ({ path, message }: { readonly path: string; readonly message: string }) => ({
  publicUrl: mediaUrl(path),
  message,
});
