import type { MediaCleaned } from '@jeweler/core/schemas';
import type { VisibleFolder } from '../files/visible-file.ts';
import { encodePath, toMediaPath } from '../media-address.ts';
import { cleanFile } from '../metadata/clean-file.ts';
import { UnreadableMetadataError } from '../metadata/parser.ts';
import { describeWriteFault } from './write-fault.ts';

/**
 * Removes the private metadata of files in the media folder, one after the other.
 * @param addresses publicUrls
 * @throws DriveBusyError
 */
export const cleanMedia = async (
  addresses: ReadonlySet<string>,
  folder: VisibleFolder,
  siteUrl: string,
): Promise<MediaCleaned> => {
  const outcome: MediaCleaned = { cleaned: [], failed: [] };
  for (const publicUrl of addresses) {
    const path = toMediaPath(publicUrl, siteUrl);
    const found = path === undefined ? undefined : await folder.find(encodePath(path));
    const message = found ? await clean(found.file) : 'This file is no longer there.';
    if (message === undefined) outcome.cleaned.push(publicUrl);
    else outcome.failed.push({ publicUrl, message });
  }
  return outcome;
};

/** Returns why it could not be done. */
const clean = async (file: string): Promise<string | undefined> => {
  try {
    await cleanFile(file, file);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableMetadataError)
      return 'Its metadata cannot be told from the picture, and visitors do not get it. Save it as JPEG in a picture program.';
    const fault = describeWriteFault(error);
    if (fault === undefined) throw error;
    return fault;
  }
};
