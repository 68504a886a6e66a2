import type { LibraryFile } from '../files/library-file.ts';

export type CopyForm = 'paths' | 'urls' | 'names';

/** Line breaks, tabs and other control characters, which a name on a Linux disk may contain. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Whether the file can be a line of its own: a path or name is copied as it is, or not at all. */
export const isOneLine = (form: CopyForm, { relativePath, name }: LibraryFile): boolean =>
  !CONTROLS.test(form === 'paths' ? relativePath : form === 'names' ? name : '');

/** One line per file, in the order given (SPEC section 9); those that are none (`isOneLine`) are left out. */
export const toCopyText = (
  form: CopyForm,
  files: readonly LibraryFile[],
  publicAddress: (rootRelative: string) => string,
): string => {
  const line = {
    paths: ({ relativePath }: LibraryFile) => relativePath,
    names: ({ name }: LibraryFile) => name,
    urls: ({ publicUrl }: LibraryFile) => publicAddress(publicUrl),
  }[form];
  return files
    .filter((file) => isOneLine(form, file))
    .map(line)
    .join('\n');
};
