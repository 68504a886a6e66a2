import { readdir, readlink } from 'node:fs/promises';
import type { ServerProcess } from '../../support/server-process.ts';

/** How many files (no sockets, no pipes) a server has open. Linux only. */
export const openDescriptors = async ({ child }: ServerProcess): Promise<number> => {
  const folder = `/proc/${child.pid}/fd`;
  const names = await readdir(folder);
  // One may be closed between the two looks.
  const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('/')).length;
};
