import { type MenuChoice, PointMenu } from '../../shared/ui/menu-choices.tsx';
import { changeChoices, compareLabel } from './changing/change-choices.ts';
import { useMoreChoices } from './copying/use-more-choices.ts';
import type { MenuPosition } from './file-area/file-area.tsx';
import { downloadLabel, useDownloading } from './use-downloading.ts';
import type { Library } from './use-library.ts';

interface FileMenuProps {
  library: Library;
  position: MenuPosition;
  onClose: () => void;
}

/** The context menu of a file: all actions for it, or for the selection it belongs to. */
export const FileMenu = ({ library, position, onClose }: FileMenuProps) => {
  const { copying, changing, open } = library;
  const { x, y, file } = position;
  const files = library.menuFiles(file);
  const more = useMoreChoices(copying, files);
  const { download, busy } = useDownloading();
  const compare = compareLabel(files);
  const choices: readonly MenuChoice[] = [
    { label: 'Quick look', choose: () => open.openQuickLook(file) },
    {
      label: files.length === 1 ? 'Copy path' : `Copy ${files.length} paths`,
      choose: () => void copying.copy('paths', files),
    },
    {
      label: files.length === 1 ? 'Copy URL' : `Copy ${files.length} URLs`,
      choose: () => void copying.copy('urls', files),
    },
    ...more,
    { label: downloadLabel(files), choose: () => void download(files), disabled: busy },
    ...(compare === undefined ? [] : [{ label: compare, choose: () => open.setCompared(files) }]),
    ...changeChoices(changing, files),
  ];
  return (
    <PointMenu
      label={files.length === 1 ? file.name : `${files.length} selected files`}
      {...{ choices, x, y, onClose }}
    />
  );
};
