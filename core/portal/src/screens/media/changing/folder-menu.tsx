import { IconButton } from '../../../shared/ui/button.tsx';
import { ChoicesMenu, type MenuChoice } from '../../../shared/ui/menu-choices.tsx';
import { TOP_FOLDER } from '../files/filter-files.ts';
import type { Library } from '../use-library.ts';
import { nameOfFolder } from './use-changing.ts';

/** A menu for folders, and for what was deleted. */
export const FolderMenu = ({ library }: { library: Library }) => {
  const { changing, folderButton } = library;
  const { folder } = library.view;
  if (!changing) return null;
  const { ask } = changing;
  const open = folder === '' || folder === TOP_FOLDER ? undefined : folder;
  const chosen = { files: [], folders: open === undefined ? [] : [open] };
  const name = open === undefined ? '' : nameOfFolder(open);
  const ofFolder: readonly MenuChoice[] =
    open === undefined
      ? []
      : [
          { label: `Rename “${name}”…`, choose: () => ask({ kind: 'rename-folder', folder: open }) },
          { label: `Move “${name}”…`, choose: () => ask({ kind: 'move', chosen }) },
          { label: `Delete “${name}”`, choose: () => void changing.remove(chosen), disabled: changing.busy },
        ];
  const choices: readonly MenuChoice[] = [
    {
      label: open === undefined ? 'New folder…' : `New folder in “${name}”…`,
      choose: () => ask({ kind: 'new-folder', parent: open ?? '' }),
    },
    ...ofFolder,
    { label: 'Recently deleted…', choose: () => ask({ kind: 'bin' }) },
  ];
  return (
    <ChoicesMenu choices={choices}>
      <IconButton ref={folderButton} icon="folder" label="Organize" variant="line" />
    </ChoicesMenu>
  );
};
