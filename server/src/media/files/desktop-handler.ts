import { extname } from 'node:path';
import type { Handler } from 'express';
import { SANDBOX_CSP } from '../../http/security-headers.ts';
import { sendVisibleFile, withDrive } from './file-handler.ts';
import type { VisibleFolder } from './visible-file.ts';

const PREFIX = '/desktop/';

/** The file types of a release; nothing else in the folder is served. Keys are in lower case. */
const types: ReadonlyMap<string, string> = new Map([
  ['.yml', 'text/yaml; charset=utf-8'],
  ['.exe', 'application/vnd.microsoft.portable-executable'],
  ['.dmg', 'application/x-apple-diskimage'],
  ['.zip', 'application/zip'],
  ['.appimage', 'application/vnd.appimage'],
  ['.deb', 'application/vnd.debian.binary-package'],
  ['.blockmap', 'application/octet-stream'],
]);

/**
 * `GET /desktop/<path>`: the console's installers and update lists, which the operator puts into `desktop` in
 * the data folder. Consoles revalidate each time, so a new release is found at once.
 */
export const desktopHandler = (folder: VisibleFolder): Handler => {
  const headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': SANDBOX_CSP };
  return withDrive((request, response) =>
    sendVisibleFile(response, {
      folder,
      path: request.path.slice(PREFIX.length),
      describe: ({ relativePath }) => {
        const type = types.get(extname(relativePath).toLowerCase());
        return type === undefined ? undefined : { type, isDownload: !type.startsWith('text/'), headers };
      },
    }),
  );
};
