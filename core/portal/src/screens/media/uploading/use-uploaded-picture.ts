import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { UploadItem } from '../../../shared/uploads/upload-item.ts';
import { uploadItemsAtom, uploadPanelsInsideAtom } from '../../../shared/uploads/upload-state.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** Where it is in the library; undefined while it is on its way, null if it does not arrive. */
const pathOf = ({ phase }: UploadItem): string | null | undefined => {
  if (phase.state === 'done') return phase.path;
  return phase.state === 'skipped' ? (phase.same ?? null) : undefined;
};

/**
 * The first picture of the last batch that was uploaded here, once it is in the list: also one that was there already.
 * `follow` starts with another batch, `release` ends with what was found.
 */
export const useUploadedPicture = (pictures: readonly LibraryFile[]) => {
  const items = useAtomValue(uploadItemsAtom);
  const [batch, follow] = useState<number>();
  const first = items.find(
    (item) => item.batch === batch && item.phase.state !== 'failed' && pathOf(item) !== null,
  );
  const path = first && pathOf(first);
  const found = path ? pictures.find(({ relativePath }) => relativePath === path) : undefined;
  return { found, follow, release: () => follow(undefined) };
};

/** Shows the uploads inside a dialog instead of at the foot of the window, which the dialog covers. */
export const useUploadsInside = (): boolean => {
  const items = useAtomValue(uploadItemsAtom);
  const [, setInside] = useAtom(uploadPanelsInsideAtom);
  useEffect(() => {
    setInside((count) => count + 1);
    return () => setInside((count) => count - 1);
  }, [setInside]);
  return items.length > 0;
};
