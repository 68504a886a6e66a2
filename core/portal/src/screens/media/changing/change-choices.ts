import type { MenuChoice } from '../../../shared/ui/menu-choices.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import type { Changing } from './use-changing.ts';

/** Asks for the new name of a file, or for the pattern of several. */
export const askForName = ({ ask }: Changing, files: readonly LibraryFile[]): void => {
  const [file] = files;
  if (!file) return;
  ask(files.length === 1 ? { kind: 'rename', file } : { kind: 'rename-many', files });
};

/** 'Compare 3 pictures', for two to six of them; undefined for other selections. */
export const compareLabel = (files: readonly LibraryFile[]): string | undefined =>
  files.length >= 2 && files.length <= 6 && files.every(({ kind }) => kind === 'image')
    ? `Compare ${files.length} pictures`
    : undefined;

/** Menu entries that change files; none where the media folder is only read. */
export const changeChoices = (
  changing: Changing | undefined,
  files: readonly LibraryFile[],
): readonly MenuChoice[] => {
  if (!changing || files.length === 0) return [];
  const chosen = { files, folders: [] };
  const located = files.filter(({ hasLocation }) => hasLocation).length;
  const [file] = files;
  const count = files.length === 1 ? '' : ` ${files.length} files`;
  return [
    { label: `Rename${count}…`, choose: () => askForName(changing, files) },
    { label: `Move${count} to a folder…`, choose: () => changing.ask({ kind: 'move', chosen }) },
    ...(file && files.length === 1 ? [{ label: 'Replace…', choose: () => changing.replace(file) }] : []),
    ...(file?.kind === 'image' && files.length === 1
      ? [
          {
            label: 'Replace with a picture of the library…',
            choose: () => changing.ask({ kind: 'replace', file }),
          },
        ]
      : []),
    ...(located > 0
      ? [
          {
            label: located === 1 ? 'Remove location' : `Remove ${located} locations`,
            choose: () => void changing.clean(files),
            disabled: changing.busy,
          },
        ]
      : []),
    {
      label: `Delete${count}`,
      choose: () => void changing.remove(chosen),
      disabled: changing.busy,
    },
  ];
};
