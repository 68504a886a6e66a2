import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import type { MenuChoice } from '../../../shared/ui/menu-choices.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import type { Copying } from './use-copying.ts';
import { usePictureCopying } from './use-picture-copying.ts';

/**
 * Menu entries: other forms of copying the selection and, for a single file, what the host can do with it.
 */
export const useMoreChoices = ({ copy }: Copying, files: readonly LibraryFile[]): readonly MenuChoice[] => {
  const pictures = usePictureCopying();
  const openOutside = useOpenOutside();
  const [file, ...others] = files;
  const only = others.length === 0 ? file : undefined;

  const choices: MenuChoice[] = [{ label: 'Copy file names', choose: () => copy('names', files) }];
  if (pictures && only?.kind === 'image') {
    choices.push({ label: 'Copy picture', choose: () => pictures.copyPicture(only) });
  }
  if (openOutside && only)
    choices.push({ label: 'Open on the website', choose: () => openOutside(only.publicUrl) });
  return choices;
};
