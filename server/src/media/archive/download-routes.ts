import { extname } from 'node:path';
import { mediaCalls } from '@jeweler/core/calls';
import { downloadName } from '@jeweler/core/format';
import type { Response, Router } from 'express';
import { staffAnswers } from '../../accounts/staff-answers.ts';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { SANDBOX_CSP } from '../../http/security-headers.ts';
import { pipeToClient } from '../../http/send-chunks.ts';
import { sendVisibleFile } from '../files/file-handler.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import { encodePath, toMediaPath } from '../media-address.ts';
import type { MediaDeps } from '../media-deps.ts';
import { openZipArchive } from './zip-archive.ts';

/**
 * The address of a ticket for files; to be called after `requireStaff`: a single file is sent as it is, several as a zip
 * archive.
 */
export const addMediaDownloads = (router: Router, deps: MediaDeps): void => {
  const { config, clock, media, files, tickets } = deps;
  const issueTicket = tickets.offer<readonly string[]>('media', (response, paths) =>
    paths.length === 1
      ? sendOriginal(response, files.folder, paths[0] as string)
      : sendArchive(response, files.folder, paths),
  );
  const add = staffAnswers(router, clock, { body: fileListBody });

  add(mediaCalls.requestDownload, async ({ sent, response }) => {
    const paths = [...new Set(sent.files.map((address) => toMediaPath(address, config.siteUrl) ?? address))];
    const missing = paths.filter((path) => !media.has(path)).length;
    if (missing === paths.length) throw new NotFoundError(GONE);
    return { ...(await issueTicket(response, paths)), missing };
  });
};

const GONE = 'These files are no longer in the media folder.';

const headers = {
  'Content-Security-Policy': SANDBOX_CSP,
  // A proxy that compresses it would remove its Content-Length, and browsers could not show progress.
  'Cache-Control': 'no-store, no-transform',
};

const sendOriginal = async (response: Response, folder: VisibleFolder, path: string): Promise<void> => {
  if (!(await folder.find(encodePath(path)))) throw new NotFoundError(GONE);
  await sendVisibleFile(response, {
    folder,
    path: encodePath(path),
    describe: () => ({ type: extname(path) || 'application/octet-stream', isDownload: true, headers }),
  });
};

/** @throws NotFoundError when none of the files exists */
const sendArchive = async (
  response: Response,
  folder: VisibleFolder,
  paths: readonly string[],
): Promise<void> => {
  const archive = await openZipArchive(folder, paths);
  if (response.closed) {
    archive?.stream.destroy();
    return;
  }
  if (!archive) throw new NotFoundError(GONE);
  response.attachment(downloadName(paths));
  response.writeHead(200, { ...headers, 'Content-Type': 'application/zip', 'Content-Length': archive.size });
  await pipeToClient(archive.stream, response);
};
