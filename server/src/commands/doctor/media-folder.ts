import { constants, type Dirent, existsSync } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { isUndecodable, isVisibleBelow, isVisibleName } from '../../media/files/visible-path.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Whether the folder exists and can be read, and what it contains. */
export const checkMedia = async ({ mediaDir, mediaWrite }: Config): Promise<Finding | Finding[]> => {
  try {
    const root = await realpath(mediaDir);
    if (!(await stat(root)).isDirectory()) return fault(`${mediaDir} is a file. Set MEDIA_DIR to a folder.`);
    const { files, outside, unreadable, undecodable } = await count(root);
    const findings = [ok(`${files} files in ${mediaDir}`)];
    const code = mediaWrite ? await accessFault(root, constants.W_OK) : undefined;
    if (code !== undefined)
      findings.push(
        fault(
          `it cannot be written (${code}), so nothing can be uploaded, renamed or deleted. Give the user that runs the server permission to write it, or set MEDIA_WRITE=0.`,
        ),
      );
    if (unreadable > 0)
      findings.push(
        fault(
          `${unreadable} files or folders in it cannot be read. Give the user that runs the server permission to read them.`,
        ),
      );
    if (undecodable > 0)
      findings.push(
        fault(`${undecodable} names in it are not UTF-8; they are not shown. Rename those files.`),
      );
    if (outside > 0)
      findings.push(
        note(`${outside} links in it lead outside or nowhere; they are not shown. Copy the files in instead`),
      );
    return findings;
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException;
    const advice =
      code === 'ENOENT'
        ? 'Check that its drive is connected; if it never existed, create it, or set MEDIA_DIR.'
        : 'Give the user that runs the server permission to read it.';
    return fault(`${mediaDir} cannot be read (${code}). ${advice}`);
  }
};

/** Counts the files that the library would list, and those it would not. */
const count = async (root: string) => {
  const total = { files: 0, outside: 0, unreadable: 0, undecodable: 0 };
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    let entries: Dirent[];
    try {
      entries = await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (folder === root) throw error;
      total.unreadable += 1;
      continue;
    }
    for (const entry of entries) {
      if (!isVisibleName(entry.name)) continue;
      const file = path.join(folder, entry.name);
      if (isUndecodable(entry.name) && !existsSync(file)) total.undecodable += 1;
      else if (entry.isDirectory()) folders.push(file);
      else if (entry.isFile() && (await accessFault(file, constants.R_OK))) total.unreadable += 1;
      else if (entry.isFile()) total.files += 1;
      else if (entry.isSymbolicLink() && !(await leadsInside(root, file))) total.outside += 1;
    }
  }
  return total;
};

/** The system's error code; undefined if this user has the access of `mode`. */
const accessFault = (file: string, mode: number): Promise<string | undefined> =>
  access(file, mode).then(
    () => undefined,
    ({ code = 'unknown fault' }: NodeJS.ErrnoException) => code,
  );

const leadsInside = async (root: string, link: string): Promise<boolean> => {
  const target = await realpath(link).catch(() => undefined);
  return target !== undefined && isVisibleBelow(root, target);
};
