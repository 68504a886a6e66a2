import type { MenuChoice } from '../../../shared/ui/menu-choices.tsx';
import type { LibraryFile } from '../files/library-file.ts';

/** The menu entry that compares two to six pictures; none for other selections. */
export const compareChoices = (
  files: readonly LibraryFile[],
  onCompare: (files: readonly LibraryFile[]) => void,
): readonly MenuChoice[] =>
  files.length >= 2 && files.length <= 6 && files.every(({ kind }) => kind === 'image')
    ? [{ label: `Compare ${files.length} pictures`, choose: () => onCompare(files) }]
    : [];
