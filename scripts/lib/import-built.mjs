import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentBuild } from './build-folders.mjs';
import { inRoot } from './paths.mjs';
import { StepError } from './step.mjs';

const ADVICE = 'run `npm start` once, or `npm run build`';

/**
 * Path of a file in the newest finished build of a workspace, even if sources have changed since.
 * @param {'web' | 'server'} workspace
 * @throws StepError with instructions when there is none
 */
export const builtFile = (workspace, ...segments) => {
  const folder = currentBuild(inRoot(workspace, 'dist'));
  if (folder === undefined) throw new StepError(`The ${workspace} is not built yet: ${ADVICE}.`);
  const file = path.join(folder, ...segments);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new StepError(`The last build is older than this command: ${ADVICE}.`);
  if (stats.isFile() && stats.size === 0)
    throw new StepError(`The last build is damaged (${file} is empty): ${ADVICE}.`);
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
  const file = builtFile('server', `${name}.js`);
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StepError(`Packages are missing (${error.message}): ${ADVICE}.`);
  }
};
