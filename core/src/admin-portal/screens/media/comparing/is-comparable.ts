import type { LibraryFile } from '../files/library-file.ts';

/** Two to six pictures are compared at once. */
export const isComparable = (files: readonly LibraryFile[]): boolean =>
  files.length >= 2 && files.length <= 6 && files.every(({ kind }) => kind === 'image');
