import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { StepError } from './step.mjs';

const ADVICE = 'run `npm start` once, or `npm run build`';

/** The build of the server, with that of the site in `web`. Every build replaces it as a whole. */
export const build = inRoot('server', 'dist', 'current');

/**
 * Path of a file in the build, even if sources have changed since.
 * @throws StepError with instructions when it is missing, or empty, as after a full disk
 */
export const builtFile = (...segments) => {
  if (!existsSync(build)) throw new StepError(`The server is not built yet: ${ADVICE}.`);
  const file = path.join(build, ...segments);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new StepError(`The last build is older than this command: ${ADVICE}.`);
  if (stats.isFile() && stats.size === 0)
    throw new StepError(`The last build is damaged: delete server/dist, and ${ADVICE}.`);
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
