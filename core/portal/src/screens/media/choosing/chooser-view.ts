import { atom } from 'jotai';
import { decoded } from '../../../shared/decoded.ts';
import { TOP_FOLDER } from '../files/filter-files.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { defaultView, type LibraryView } from '../files/library-view.ts';

/** Folder, search and order of the last choice, as long as the portal is open. `kind` plays no role in it. */
export const chooserViewAtom = atom<LibraryView>(defaultView);

/** The file at an address that somebody may have written without percent-encoding. */
export const findPicture = (
  files: readonly LibraryFile[],
  address: string | undefined,
): LibraryFile | undefined => {
  if (!address?.startsWith('/media/')) return undefined;
  const path = decoded(address.slice('/media/'.length));
  return (
    files.find(({ publicUrl }) => publicUrl === address) ??
    files.find(({ relativePath }) => relativePath === path)
  );
};

/** The folder of the present picture, all of it; without one, what was shown last. */
export const openingView = (last: LibraryView, present: LibraryFile | undefined): LibraryView =>
  present ? { ...last, q: '', unused: false, located: false, folder: present.folder || TOP_FOLDER } : last;
