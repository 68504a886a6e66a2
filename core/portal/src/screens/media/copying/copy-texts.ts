import type { LibraryFile } from '../files/library-file.ts';

export type CopyForm = 'paths' | 'urls' | 'names';

/** Line breaks, tabs and other control characters, which a name on a Linux disk may contain. URLs encode them. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/**
 * One line per file, in the order given (SPEC section 9). A path or name is copied as it is, or not at all: those that
 * are more than a line are left out.
 */
export const toCopyLines = (
  form: CopyForm,
  files: readonly LibraryFile[],
  publicAddress: (rootRelative: string) => string,
): readonly string[] => {
  const line = {
    paths: ({ relativePath }: LibraryFile) => relativePath,
    names: ({ name }: LibraryFile) => name,
    urls: ({ publicUrl }: LibraryFile) => publicAddress(publicUrl),
  }[form];
  return files.map(line).filter((each) => !CONTROLS.test(each));
};
