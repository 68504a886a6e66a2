import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../errors.ts';

/** The folders of the current build and of those it replaced. */
export interface WebBuildFolders {
  readonly current: string;
  /** Newest first; pages opened before an update still load their chunks from them. */
  readonly retired: readonly string[];
}

/** How long a build is still served and remains on disk after its replacement, in milliseconds. */
const RETIRED_LIFETIME = 24 * 60 * 60 * 1000;

/** Written by `scripts/lib/build-folders.mjs` to `current.json`; times are ISO. */
const pointerSchema = z.object({
  id: z.string(),
  retired: z.array(z.object({ id: z.string(), at: z.iso.datetime().transform((at) => Date.parse(at)) })),
});

/**
 * Reads which build of the site is current, and which were replaced less than a day before `now`.
 * @param webDist the folder `web/dist`
 * @throws OperatorError when the site has not been built
 */
export const findWebBuild = async (webDist: string, now: Date): Promise<WebBuildFolders> => {
  const pointer = pointerSchema.parse(JSON.parse(await readPointer(webDist)));
  const retired = pointer.retired
    .filter(({ at }) => now.getTime() - at < RETIRED_LIFETIME)
    .sort((one, other) => other.at - one.at)
    .map(({ id }) => path.join(webDist, id));
  return { current: path.join(webDist, pointer.id), retired: retired.filter((folder) => existsSync(folder)) };
};

const readPointer = async (webDist: string): Promise<string> => {
  try {
    return await readFile(path.join(webDist, 'current.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperatorError('The site is not built yet: run npm run build, then start again.');
  }
};
