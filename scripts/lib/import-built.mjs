import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentBuild } from './build-folders.mjs';
import { inRoot } from './paths.mjs';
import { StepError } from './step.mjs';

const ADVICE = 'run `npm start` once, or `npm run build`';

/** Builds of the server, each with the site's in `web`. */
export const dist = inRoot('server', 'dist');

/**
 * Path of a file in the newest whole build, even if sources have changed since.
 * @throws StepError with instructions when there is none
 */
export const builtFile = (...segments) => {
  const build = currentBuild(dist);
  if (build === undefined) throw new StepError(`The server is not built yet: ${ADVICE}.`);
  const file = path.join(build, ...segments);
  if (!existsSync(file)) throw new StepError(`The last build is older than this command: ${ADVICE}.`);
  return file;
};

/**
 * Imports a module of the built server. Installs and builds nothing.
 * @param {string} name file name without `.js`
 * @throws StepError with instructions when the build or packages are missing
 */
export const importBuilt = async (name) => {
  if (!existsSync(inRoot('node_modules')))
    throw new StepError(`The packages are not installed yet: ${ADVICE}.`);
  const file = builtFile(`${name}.js`);
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StepError(`Packages are missing (${error.message}): ${ADVICE}.`);
  }
};
