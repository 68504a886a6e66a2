import type { MenuChoice } from '../../shared/ui/menu-choices.tsx';
import { PointMenu } from '../../shared/ui/point-menu.tsx';
import { changeChoices, compareChoices } from './changing/change-choices.ts';
import type { Changing } from './changing/use-changing.ts';
import type { Copying } from './copying/use-copying.ts';
import { useMoreChoices } from './copying/use-more-choices.ts';
import type { LibraryFile } from './files/library-file.ts';
import { downloadLabel, useDownloading } from './use-downloading.ts';

/** Position and file of a requested context menu. */
export interface MenuPosition {
  /** Pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
  /** The file on which it was requested. */
  readonly file: LibraryFile;
}

interface FileMenuProps {
  position: MenuPosition;
  /** The files its commands apply to: that file, or the selection it belongs to, in display order. */
  files: readonly LibraryFile[];
  copying: Copying;
  changing: Changing | undefined;
  onQuickLook: (file: LibraryFile) => void;
  onCompare: (files: readonly LibraryFile[]) => void;
  onClose: () => void;
}

/** The context menu of a file: all actions for it, or for the selection it belongs to. */
export const FileMenu = (props: FileMenuProps) => {
  const { position, files, copying, changing, onQuickLook, onCompare, onClose } = props;
  const { x, y, file } = position;
  const more = useMoreChoices(copying, files);
  const downloading = useDownloading();
  const choices: readonly MenuChoice[] = [
    { label: 'Quick look', choose: () => onQuickLook(file) },
    {
      label: files.length === 1 ? 'Copy path' : `Copy ${files.length} paths`,
      choose: () => void copying.copy('paths', files),
    },
    {
      label: files.length === 1 ? 'Copy URL' : `Copy ${files.length} URLs`,
      choose: () => void copying.copy('urls', files),
    },
    ...more,
    ...(downloading
      ? [
          {
            label: downloadLabel(files),
            choose: () => void downloading.download(files),
            disabled: downloading.busy,
          },
        ]
      : []),
    ...compareChoices(files, onCompare),
    ...changeChoices(changing, files),
  ];
  return (
    <PointMenu
      label={files.length === 1 ? file.name : `${files.length} selected files`}
      {...{ choices, x, y, onClose }}
    />
  );
};
