import type { PickedFile } from '../../../shared/uploads/upload-item.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** What the system's dialog offers: files of the same kind, since the name keeps its ending. */
const acceptOf = ({ type }: LibraryFile): string => (/^jpe?g$/.test(type) ? 'image/jpeg' : `.${type}`);

/** Asks for the file that takes the place of another one, whose name it gets. */
export const pickReplacement = (replaced: LibraryFile, onPicked: (picked: PickedFile) => void): void => {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: acceptOf(replaced) });
  input.addEventListener('change', () => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const { type, lastModified } = chosen;
    const file = new File([chosen], replaced.name, { type, lastModified });
    onPicked({ file, folder: replaced.folder, isReplacement: true });
  });
  input.click();
};
