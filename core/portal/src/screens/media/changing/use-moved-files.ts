import type { MediaMoved } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LibraryFile } from '../files/library-file.ts';
import type { ChangeView, LibraryView } from '../files/library-view.ts';

interface MovedFilesOptions {
  readonly view: LibraryView;
  readonly shown: readonly LibraryFile[];
  readonly change: ChangeView;
  readonly focus: (publicUrl: string) => void;
}

/** Follows what was moved: the folder that is shown, and the focus as soon as the list has the file. */
export const useMovedFiles = ({ view, shown, change, focus }: MovedFilesOptions) => {
  const [awaited, setAwaited] = useState<string>();
  const focusAwaited = useEffectEvent((publicUrl: string) => {
    if (!shown.some((file) => file.publicUrl === publicUrl)) return;
    setAwaited(undefined);
    focus(publicUrl);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again when there is another list
  useEffect(() => {
    if (awaited !== undefined) focusAwaited(awaited);
  }, [awaited, shown]);

  return ({ files, folders }: MediaMoved): void => {
    setAwaited(files[0]?.to);
    const { folder } = view;
    const present = folders
      // A new folder comes from nowhere, and is shown.
      .filter(({ from }) => from === '' || folder === from || folder.startsWith(`${from}/`))
      .map(({ from, to }) => (from === '' ? to : to + folder.slice(from.length)));
    if (present[0] !== undefined) change({ folder: present[0] }, { replace: folders[0]?.from !== '' });
  };
};
