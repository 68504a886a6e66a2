import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { listMediaFolder, unreadAdvice } from '../../backups/media-list.ts';
import type { Config } from '../../config.ts';
import { checkMediaFolder } from '../../health/health-checks.ts';
import { type Finding, fault, fromHealth, ok } from './finding.ts';

/** Whether the folder can be read and written, and what it contains. */
export const checkMedia = async ({ mediaDir, mediaWrite }: Config): Promise<Finding[]> => {
  const folder = await checkMediaFolder(mediaDir);
  if (!folder.ok) return [fromHealth(folder)];
  const { found, unread } = await listMediaFolder(mediaDir);
  const findings = [ok(`${found.length} files in ${mediaDir}`)];
  if (mediaWrite)
    await access(mediaDir, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
      findings.push(
        fault(
          `it cannot be written (${code}), so nothing can be uploaded, renamed or deleted. Give the user that runs the server permission to write it, or set MEDIA_WRITE=0.`,
        ),
      );
    });
  return [...findings, ...unreadAdvice(unread).map((text) => fault(text))];
};
