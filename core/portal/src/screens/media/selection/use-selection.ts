import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { emptySelection } from '../../../shared/data-list/selection.ts';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { renamedFiles } from './renamed-files.ts';
import { getSelected, withoutVanished, withRenamed } from './selection.ts';

const formatRemoved = (count: number) =>
  count === 1
    ? '1 selected file is no longer in the folder and was dropped from the selection.'
    : `${count} selected files are no longer in the folder and were dropped from the selection.`;

/**
 * How long a file may be missing before it counts as removed, in milliseconds. A renamed file disappears at
 * once and reappears when the server has detected that nothing writes to it anymore.
 */
const RENAME_TIMEOUT_MS = 2500;

const absentFrom = (files: readonly LibraryFile[]) => {
  const present = new Set(files.map(({ publicUrl }) => publicUrl));
  return ({ publicUrl }: LibraryFile) => !present.has(publicUrl);
};

/** The selection, kept up to date with the folder: renamed files stay in it, removed ones are reported. */
export const useSelection = (files: readonly LibraryFile[] | undefined, shown: readonly LibraryFile[]) => {
  const { notify } = useHost();
  const [selection, change] = useState(emptySelection);
  const known = useRef<readonly LibraryFile[]>([]);
  /** Selected files that are missing, perhaps only temporarily. */
  const missing = useRef<readonly LibraryFile[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const notifyRemoved = () => {
    const { length } = missing.current;
    missing.current = [];
    if (length > 0) notify({ tone: 'info', title: 'Selection changed', text: formatRemoved(length) });
  };

  const syncWithFiles = useEffectEvent((present: readonly LibraryFile[]) => {
    const before = known.current;
    known.current = present;
    if (selection.keys.size === 0 && missing.current.length === 0) return;
    const gone = before.filter(({ publicUrl }) => selection.keys.has(publicUrl)).filter(absentFrom(present));
    const all = [...missing.current, ...gone];
    if (all.length === 0) return;
    const renamed = renamedFiles(all, present.filter(absentFrom(before)));
    missing.current = all.filter(({ publicUrl }) => !renamed.has(publicUrl));
    // Missing files had been removed from the selection already.
    const returned = { ...selection, keys: new Set([...selection.keys, ...renamed.keys()]) };
    change(withoutVanished(withRenamed(returned, renamed), present));
    clearTimeout(timer.current);
    timer.current = setTimeout(notifyRemoved, RENAME_TIMEOUT_MS);
  });
  useEffect(() => {
    if (files) syncWithFiles(files);
  }, [files]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Selected files that are shown, in display order: those that are counted and copied. */
  const selected = useMemo(() => getSelected(selection, shown), [selection, shown]);
  return { value: selection, change, selected };
};

export type SelectionState = ReturnType<typeof useSelection>;
