import { type AdminClient, makeMediaFolder } from '@jeweler/core/api';
import { toSafeName } from '@jeweler/core/format';
import type { PickedFile } from './upload-item.ts';

/**
 * Makes the folders below `base` that were dropped, and names the files' folders as the server does. One that is
 * there already, or cannot be made, is not reported here: the upload into it says so.
 */
export const makeFolders = async (
  http: AdminClient,
  files: readonly PickedFile[],
  base: string,
): Promise<readonly PickedFile[]> => {
  const made = new Map<string, string>();
  const make = async (folder: string): Promise<string> => {
    if (folder === base || folder === '') return folder;
    const known = made.get(folder);
    if (known !== undefined) return known;
    const slash = folder.lastIndexOf('/');
    const parent = await make(folder.slice(0, Math.max(slash, 0)));
    const name = toSafeName(folder.slice(slash + 1));
    const path = parent === '' ? name : `${parent}/${name}`;
    await makeMediaFolder(http, { parent, name }).catch(() => undefined);
    made.set(folder, path);
    return path;
  };
  const placed: PickedFile[] = [];
  for (const each of files) placed.push({ ...each, folder: await make(each.folder) });
  return placed;
};
