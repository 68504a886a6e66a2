import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const hasWorkspaces = (folder: string): boolean => {
  const manifest = path.join(folder, 'package.json');
  return existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'));
};

/**
 * The nearest folder at or above `start` whose package.json lists workspaces.
 * @throws Error when there is none
 */
export const findProjectRoot = (start: string): string => {
  if (hasWorkspaces(start)) return start;
  const parent = path.dirname(start);
  if (parent === start)
    throw new Error('The package.json of the project, which lists its workspaces, is missing.');
  return findProjectRoot(parent);
};

/**
 * The repository's folder, wherever the process was started from; sources and builds are at different depths.
 */
export const projectRoot = findProjectRoot(path.dirname(fileURLToPath(import.meta.url)));
