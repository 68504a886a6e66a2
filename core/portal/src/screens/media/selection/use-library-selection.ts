import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelection } from '../../../shared/data-list/use-selection.ts';
import { useHost } from '../../../shared/portal.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import { renamedFiles } from './renamed-files.ts';

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
  const present = new Set(files.map(getPublicUrl));
  return (file: LibraryFile) => !present.has(getPublicUrl(file));
};

/** The selection, kept up to date with the folder: renamed files stay in it, removed ones are reported. */
export const useLibrarySelection = (
  files: readonly LibraryFile[] | undefined,
  shown: readonly LibraryFile[],
) => {
  const { notify } = useHost();
  const selection = useSelection(shown, getPublicUrl);
  const known = useRef<readonly LibraryFile[]>([]);
  /** Selected files that are missing, perhaps only temporarily. */
  const missing = useRef<readonly LibraryFile[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const notifyRemoved = () => {
    const { length } = missing.current;
    missing.current = [];
    if (length > 0) notify({ tone: 'info', title: 'Selection changed', text: formatRemoved(length) });
  };
  const follow = useEffectEvent((present: readonly LibraryFile[]) => {
    const before = known.current;
    known.current = present;
    if (selection.keys.size === 0 && missing.current.length === 0) return;
    const gone = before.filter((file) => selection.keys.has(getPublicUrl(file))).filter(absentFrom(present));
    const all = [...missing.current, ...gone];
    if (all.length === 0) return;
    const renamed = renamedFiles(all, present.filter(absentFrom(before)));
    missing.current = all.filter((file) => !renamed.has(getPublicUrl(file)));
    const left = new Set(gone.map(getPublicUrl));
    selection.change((keys) => [...[...keys].filter((key) => !left.has(key)), ...renamed.values()]);
    clearTimeout(timer.current);
    timer.current = setTimeout(notifyRemoved, RENAME_TIMEOUT_MS);
  });
  useEffect(() => {
    if (files) follow(files);
  }, [files]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return selection;
};
