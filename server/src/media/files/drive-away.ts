import { readdir } from 'node:fs/promises';
import { isVisibleName } from './visible-path.ts';

/**
 * Whether a folder cannot be read or has nothing to show, as while its drive is not connected: there is no folder then,
 * or an empty one that the drive is mounted on. What is not in it has not been deleted.
 */
export const isDriveAway = async (folder: string): Promise<boolean> => {
  const names = await readdir(folder).catch(() => []);
  return !names.some(isVisibleName);
};
