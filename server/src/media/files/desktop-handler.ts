import { extname } from 'node:path';
import type { Handler } from 'express';
import type { Headers } from '../../http/representation.ts';
import { fileHandler, sendFile } from './file-answer.ts';
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
export const desktopHandler = (folder: VisibleFolder, securityHeaders: Headers): Handler => {
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  };
  return fileHandler(securityHeaders, (req, res) =>
    sendFile(req, res, {
      folder,
      path: req.path.slice(PREFIX.length),
      describe: ({ relativePath }) => {
        const type = types.get(extname(relativePath).toLowerCase());
        if (type === undefined) return undefined;
        return { type, isDownload: !type.startsWith('text/'), headers };
      },
    }),
  );
};
