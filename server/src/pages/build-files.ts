import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'express';
import { chooseEncoding } from '../http/finished-response.ts';
import { sendFile } from '../http/send-file.ts';
import type { WebBuild } from './web-build.ts';

const ASSETS = '/assets/';
const HOUR_SECONDS = 3600;
const YEAR_SECONDS = 31_536_000;

/** Pages, which need their own headers, what begins with a dot, and the compressed versions of files. */
const NOT_SERVED = /^\.|\.(?:html|br|gz)$/;

/** Absolute paths of a file and of its compressed versions. */
interface BuildFile {
  readonly plain: string;
  readonly br?: string | undefined;
  readonly gzip?: string | undefined;
}

type ClientFolders = Pick<WebBuild, 'clientFolder' | 'retiredClientFolders'>;

/**
 * The files of the client build by their path on the site: those at its root (favicon, manifest), and hashed
 * assets, also those of replaced builds, for pages that were open before an update.
 */
export const findBuildFiles = async (build: ClientFolders): Promise<ReadonlyMap<string, BuildFile>> => {
  const files = new Map<string, BuildFile>();
  const addFrom = async (folder: string, prefix: string) => {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    const find = (name: string) => (names.has(name) ? path.join(folder, name) : undefined);
    for (const name of names) {
      if (NOT_SERVED.test(name) || files.has(prefix + name)) continue;
      const plain = path.join(folder, name);
      files.set(prefix + name, { plain, br: find(`${name}.br`), gzip: find(`${name}.gz`) });
    }
  };
  await addFrom(build.clientFolder, '/');
  for (const folder of [build.clientFolder, ...build.retiredClientFolders])
    await addFrom(path.join(folder, 'assets'), ASSETS);
  return files;
};

/**
 * Sends the files of the client build, in the smallest version the client accepts: hashed assets are cached
 * for ever, others for an hour. Unknown assets are 404; other paths are left to the pages.
 */
export const buildFiles = async (build: ClientFolders): Promise<Handler> => {
  const files = await findBuildFiles(build);
  return async (request, response, next) => {
    const file = files.get(request.path);
    const isAsset = request.path.startsWith(ASSETS);
    if (file === undefined) {
      if (isAsset) response.sendStatus(404);
      else next();
      return;
    }
    const encoding = chooseEncoding(request, file);
    response.type(path.extname(file.plain));
    // A worker runs under the policy of its script, in which that of data would let it connect to nothing.
    response.removeHeader('Content-Security-Policy');
    await sendFile(response, (encoding && file[encoding]) ?? file.plain, {
      headers: {
        'Cache-Control': `public, max-age=${isAsset ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS}`,
        ...((file.br ?? file.gzip) && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
};
