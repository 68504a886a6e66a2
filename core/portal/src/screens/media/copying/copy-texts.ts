import type { LibraryFile } from '../files/library-file.ts';

export type CopyForm = 'paths' | 'urls' | 'names';

/** One line per file, in the order given (SPEC section 9). */
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
  return files.map(line).join('\n');
};
