import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { listMediaFolder } from '../../backups/media-list.ts';
import type { Config } from '../../config.ts';
import { isUndecodable } from '../../media/files/visible-path.ts';
import { BIN_FOLDER } from '../../media/writing/media-folder-writer.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Whether the folder exists and can be read, and what it contains. */
export const checkMedia = async ({ mediaDir, mediaWrite }: Config): Promise<Finding | Finding[]> => {
  try {
    const { found, unread, astray } = await listMediaFolder(mediaDir);
    const files = found.filter(({ path }) => !path.startsWith(`${BIN_FOLDER}/`)).length;
    const undecodable = unread.filter(isUndecodable).length;
    const unreadable = unread.length - undecodable;
    const findings = [ok(`${files} files in ${mediaDir}`)];
    const code = mediaWrite ? await writeFault(mediaDir) : undefined;
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
    if (astray.length > 0)
      findings.push(
        note(
          `${astray.length} links in it lead outside or nowhere; they are not shown. Copy the files in instead`,
        ),
      );
    return findings;
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return fault(`${mediaDir} is a file. Set MEDIA_DIR to a folder.`);
    const advice =
      code === 'ENOENT'
        ? 'Check that its drive is connected; if it never existed, create it, or set MEDIA_DIR.'
        : 'Give the user that runs the server permission to read it.';
    return fault(`${mediaDir} cannot be read (${code}). ${advice}`);
  }
};

/** The system's error code; undefined if this user may write the folder. */
const writeFault = (folder: string): Promise<string | undefined> =>
  access(folder, constants.W_OK).then(
    () => undefined,
    ({ code = 'unknown fault' }: NodeJS.ErrnoException) => code,
  );
