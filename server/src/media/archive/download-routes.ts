import { extname } from 'node:path';
import { downloadName } from '@jeweler/core/format';
import { type DownloadTicket, mediaDownloadSchema } from '@jeweler/core/schemas';
import type { Handler, Request, Response, Router } from 'express';
import { NotFoundError } from '../../errors.ts';
import { fileListBody } from '../../http/json-body.ts';
import { pipeToClient } from '../../http/representation.ts';
import { DATA_CSP, securityHeaders } from '../../http/security-headers.ts';
import { validate } from '../../http/validate.ts';
import type { DownloadTickets, SendDownload } from '../../staff/download-tickets.ts';
import { getSession } from '../../staff/require-staff.ts';
import { sendFile } from '../files/file-answer.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { encodePath, mediaPathOf } from '../media-address.ts';
import { openZipArchive } from './zip-archive.ts';

export interface MediaDownloadDeps {
  readonly config: { readonly siteUrl: string };
  readonly media: MediaIndex;
  readonly files: { readonly folder: VisibleFolder };
  readonly tickets: DownloadTickets;
}

/**
 * `POST /api/admin/media/downloads` (behind `requireStaff`) answers with the address of a ticket for these
 * files: a single file is sent as it is, several as a zip archive.
 */
export const addMediaDownloads = (router: Router, deps: MediaDownloadDeps): void => {
  const { config, media, files, tickets } = deps;
  const headers = {
    ...securityHeaders(config.siteUrl),
    'Content-Security-Policy': `sandbox; ${DATA_CSP}`,
    // A proxy that compresses it would remove its Content-Length, and browsers could not show progress.
    'Cache-Control': 'no-store, no-transform',
  };

  const sendFiles =
    (paths: readonly string[]): SendDownload =>
    async (request, response) => {
      const isSent =
        paths.length === 1
          ? await sendOriginal(request, response, files.folder, paths[0] as string, headers)
          : await sendArchive(response, files.folder, paths, headers);
      if (!isSent) throw new NotFoundError(GONE);
      return true;
    };

  const issue: Handler = (request, response) => {
    const asked = validate(mediaDownloadSchema, request.body).files;
    const paths = [...new Set(asked.map((address) => mediaPathOf(address, config.siteUrl) ?? address))];
    const missing = paths.filter((path) => !media.has(path)).length;
    if (missing === paths.length) throw new NotFoundError(GONE);
    const url = tickets.issue(getSession(response), sendFiles(paths), paths.length);
    response.json({ url, missing } satisfies DownloadTicket);
  };
  router.post('/api/admin/media/downloads', fileListBody, issue);
};

const GONE = 'These files are no longer in the media folder.';

type Headers = Readonly<Record<string, string>>;

const sendOriginal = (req: Request, res: Response, folder: VisibleFolder, path: string, headers: Headers) =>
  sendFile(req, res, {
    folder,
    path: encodePath(path),
    describe: () => ({ type: extname(path) || 'application/octet-stream', isDownload: true, headers }),
  });

/** @returns whether any of the files exists */
const sendArchive = async (
  res: Response,
  folder: VisibleFolder,
  paths: readonly string[],
  headers: Headers,
): Promise<boolean> => {
  const archive = await openZipArchive(folder, paths, () => res.closed);
  if (!archive) return res.closed;
  if (res.closed) {
    archive.stream.destroy();
    return true;
  }
  res.attachment(downloadName(paths));
  res.writeHead(200, { ...headers, 'Content-Type': 'application/zip', 'Content-Length': archive.size });
  await pipeToClient(archive.stream, res);
  return true;
};
