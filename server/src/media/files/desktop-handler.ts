import { extname, join } from 'node:path';
import type { Handler } from 'express';
import { SANDBOX_CSP } from '../../http/security-headers.ts';
import { sendFile } from '../../http/send-file.ts';
import { projectRoot } from '../../project-root.ts';
import { sendVisibleFile, withDrive } from './file-handler.ts';
import type { VisibleFolder } from './visible-file.ts';

const PREFIX = '/desktop/';
const DICTIONARY_FILE = join(projectRoot, 'server/dictionaries/en-us.bdic');

/** The dictionary's address, with the version that the console's Chromium asks for: `en-us-10-1.bdic`. */
export const DICTIONARY = /^\/desktop\/dictionaries\/en-us(?:-\d+)*\.bdic$/i;

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

/** `GET /desktop/dictionaries/en-us-<version>.bdic`: the words of American English, for consoles. */
export const sendDictionary: Handler = (_request, response) =>
  sendFile(response, DICTIONARY_FILE, {
    headers: { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-cache' },
  });
