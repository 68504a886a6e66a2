import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHost } from '../../portal/portal-context.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { emptySelection, type Selection, selectedOf, withoutVanished } from './selection.ts';

export interface UsedSelection {
  readonly selection: Selection;
  readonly change: (next: (selection: Selection) => Selection) => void;
  /** What is selected and shown, in the order shown: what is counted and copied. */
  readonly selected: readonly LibraryFile[];
}

const lossOf = (count: number) =>
  count === 1
    ? '1 selected file is no longer in the folder and was dropped from the selection.'
    : `${count} selected files are no longer in the folder and were dropped from the selection.`;

/** The selection, kept up with the folder: what vanishes drops out, and that is said. */
export const useSelection = (
  files: readonly LibraryFile[] | undefined,
  shown: readonly LibraryFile[],
): UsedSelection => {
  const { notify } = useHost();
  const [selection, change] = useState(emptySelection);

  const drop = useEffectEvent((present: readonly LibraryFile[]) => {
    const remaining = withoutVanished(selection, present);
    if (remaining === selection) return;
    change(remaining);
    const lost = selection.urls.size - remaining.urls.size;
    if (lost > 0) notify({ tone: 'info', title: 'Selection changed', text: lossOf(lost) });
  });
  useEffect(() => {
    if (files) drop(files);
  }, [files]);

  const selected = useMemo(() => selectedOf(selection, shown), [selection, shown]);
  return { selection, change, selected };
};
