import { readdir, readlink } from 'node:fs/promises';
import type { ServerProcess } from '../../support/server-process.ts';

/** How many files (not sockets or pipes) a server has open. Linux only. */
export const openDescriptors = async ({ child }: ServerProcess): Promise<number> => {
  const folder = `/proc/${child.pid}/fd`;
  const names = await readdir(folder);
  // A file may be closed between the two calls.
  const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('/')).length;
};
