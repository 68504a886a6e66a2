import type { MediaMoved } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChanging } from './changing/use-changing.ts';
import { useCopying } from './copying/use-copying.ts';
import type { FileAreaHandle, MenuPosition } from './file-area/file-area.tsx';
import type { LibraryFile } from './files/library-file.ts';
import { type ChangeView, defaultView } from './files/library-view.ts';
import { useMediaList } from './files/media-list.ts';
import { useMediaUses } from './files/media-uses.ts';
import { useLibraryView } from './files/use-library-view.ts';
import { useShownFiles } from './files/use-shown-files.ts';
import { useLibrarySelection } from './selection/use-library-selection.ts';

const none: readonly LibraryFile[] = [];

/** What is open in front of the library: the quick look at a file, the menu of one, files side by side. */
const useOpenDialogs = () => {
  const [quickLookUrl, setQuickLookUrl] = useState<string>();
  const [menu, setMenu] = useState<MenuPosition>();
  const [compared, setCompared] = useState<readonly LibraryFile[]>();
  return {
    quickLookUrl,
    openQuickLook: ({ publicUrl }: LibraryFile) => setQuickLookUrl(publicUrl),
    closeQuickLook: () => setQuickLookUrl(undefined),
    menu,
    setMenu,
    compared,
    setCompared,
  };
};

/** Follows what was moved: the folder that is shown, and the focus as soon as the list has the file. */
const useMovedFiles = (
  folder: string,
  shown: readonly LibraryFile[],
  change: ChangeView,
  focus: (publicUrl: string) => void,
) => {
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
    const present = folders
      // A new folder comes from nowhere, and is shown.
      .filter(({ from }) => from === '' || folder === from || folder.startsWith(`${from}/`))
      .map(({ from, to }) => (from === '' ? to : to + folder.slice(from.length)));
    if (present[0] !== undefined) change({ folder: present[0] }, { replace: folders[0]?.from !== '' });
  };
};

/** The files of the library, which of them are shown and selected, and what is done with them. */
export const useLibrary = () => {
  const media = useMediaList();
  const uses = useMediaUses();
  const { view, search, change } = useLibraryView();
  const files = media.list?.files ?? none;
  const { shown, search: fileSearch } = useShownFiles(files, view, uses);
  const selection = useLibrarySelection(media.list?.files, shown);
  const area = useRef<FileAreaHandle>(null);
  const focusFile = (url: string) => area.current?.focusFile(url);
  const follow = useMovedFiles(view.folder, shown, change, focusFile);
  const onMoved = (moved: MediaMoved) => {
    const addresses = new Map(moved.files.map(({ from, to }) => [from, to]));
    selection.change((keys) => [...keys].map((key) => addresses.get(key) ?? key));
    follow(moved);
  };
  return {
    ...media,
    /** None until the list has come. */
    files,
    uses,
    view,
    search,
    change,
    /** Clears search, filters and folder. */
    showAll: () => change({ ...defaultView, sort: view.sort, layout: view.layout }),
    shown,
    fileSearch,
    selection,
    copying: useCopying(),
    changing: useChanging(onMoved),
    open: useOpenDialogs(),
    area,
    /** Puts the focus on a file of the list. */
    focusFile,
    /** Where the focus goes after a dialog about folders. */
    folderButton: useRef<HTMLButtonElement>(null),
    /** The files that the menu of one is about. As with dragging: a selected file stands for the whole selection. */
    menuFiles: (file: LibraryFile) => (selection.keys.has(file.publicUrl) ? selection.selected : [file]),
  };
};

export type Library = ReturnType<typeof useLibrary>;
