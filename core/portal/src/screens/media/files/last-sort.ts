import { type FileSort, fileSorts } from './sort-files.ts';

const KEY = 'adminLibrarySort';

/** The order that was chosen last on this computer; undefined without one. */
export const lastSort = (): FileSort | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return fileSorts.find((sort) => sort === kept);
  } catch {
    return undefined;
  }
};

export const rememberSort = (sort: FileSort): void => {
  try {
    localStorage.setItem(KEY, sort);
  } catch {
    // Then it is chosen again next time.
  }
};
