import { extname, join } from 'node:path';
import type { Handler } from 'express';
import { sendNotFound } from '../../http/not-found.ts';
import { sendOpenFile } from '../../http/send-open-file.ts';
import { withVisibleFile } from '../../media/visible-file.ts';

const PREFIX = '/desktop/';

/** What a release consists of; the folder serves nothing else. Keys are in lower case. */
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
 * `GET /desktop/<path>`: the console's installers and update lists, which the operator puts into
 * `desktop` of the data folder. Consoles ask again each time, so a new release is seen at once.
 */
export const desktopHandler = (
  dataDir: string,
  securityHeaders: Readonly<Record<string, string>>,
): Handler => {
  const folder = join(dataDir, 'desktop');
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  };
  return async (req, res) => {
    const path = req.path.slice(PREFIX.length);
    const sent = await withVisibleFile(folder, path, async ({ relativePath, stats }, handle) => {
      const type = types.get(extname(relativePath).toLowerCase());
      if (type === undefined) return false;
      if (!type.startsWith('text/')) res.attachment(relativePath);
      res.set(headers).type(type);
      await sendOpenFile(req, res, { handle, size: stats.size, modified: stats.mtimeMs });
      return true;
    });
    if (!sent) sendNotFound(res, securityHeaders);
  };
};
