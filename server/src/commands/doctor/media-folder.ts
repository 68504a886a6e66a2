import { constants, type Dirent, existsSync } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { isUndecodable, isVisibleBelow, isVisibleName } from '../../media/files/visible-path.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const SUBJECT = 'Media folder';

/** Whether the folder exists and can be read, and what it contains. */
export const checkMedia = async ({ mediaDir, mediaWrite }: Config): Promise<Finding[]> => {
  let root: string;
  try {
    root = await realpath(mediaDir);
    if (!(await stat(root)).isDirectory())
      return [fault(SUBJECT, `${mediaDir} is a file. Set MEDIA_DIR to a folder.`)];
    const { files, outside, unreadable, undecodable } = await count(root);
    return [
      ok(SUBJECT, `${files} files in ${mediaDir}`),
      ...(mediaWrite ? await writeFindings(root) : []),
      ...(unreadable > 0
        ? [
            fault(
              SUBJECT,
              `${unreadable} files or folders in it cannot be read. Give the user that runs the server permission to read them.`,
            ),
          ]
        : []),
      ...(undecodable > 0
        ? [
            fault(
              SUBJECT,
              `${undecodable} names in it are not UTF-8; they are not shown. Rename those files.`,
            ),
          ]
        : []),
      ...(outside > 0
        ? [
            note(
              SUBJECT,
              `${outside} links in it lead outside or nowhere; they are not shown. Copy the files in instead`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException;
    const advice =
      code === 'ENOENT'
        ? 'Check that its drive is connected; if it never existed, create it, or set MEDIA_DIR.'
        : 'Give the user that runs the server permission to read it.';
    return [fault(SUBJECT, `${mediaDir} cannot be read (${code}). ${advice}`)];
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
      else if (entry.isFile() && !(await isReadable(file))) total.unreadable += 1;
      else if (entry.isFile()) total.files += 1;
      else if (entry.isSymbolicLink() && !(await leadsInside(root, file))) total.outside += 1;
    }
  }
  return total;
};

const isReadable = async (file: string): Promise<boolean> => {
  try {
    await access(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

const leadsInside = async (root: string, link: string): Promise<boolean> => {
  try {
    return isVisibleBelow(root, await realpath(link));
  } catch {
    return false;
  }
};

const writeFindings = async (root: string): Promise<Finding[]> => {
  try {
    await access(root, constants.W_OK);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      fault(
        SUBJECT,
        `it cannot be written (${code}), so nothing can be uploaded, renamed or deleted. Give the user that runs the server permission to write it, or set MEDIA_WRITE=0.`,
      ),
    ];
  }
};
