import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findNearestRemaining } from '../../../shared/data-list/row-metrics.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';

/**
 * The file in the preview, out of those shown in the library. If it disappears, a neighbour replaces it; undefined when
 * no file is left to show.
 */
export const usePreviousNext = (shown: readonly LibraryFile[], first: string) => {
  const [publicUrl, setPublicUrl] = useState(first);
  /** Name of a file that was deleted while it was shown. */
  const [deleted, setDeleted] = useState<string>();
  const before = useRef(shown);
  const position = shown.findIndex((file) => file.publicUrl === publicUrl);

  const follow = useEffectEvent(() => {
    const previous = before.current;
    before.current = shown;
    if (position !== -1) return;
    const lost = previous.findIndex((file) => file.publicUrl === publicUrl);
    const neighbour = shown[findNearestRemaining(getPublicUrl, previous, lost, shown)];
    setDeleted(previous[lost]?.name);
    if (neighbour) setPublicUrl(neighbour.publicUrl);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run for every new list
  useEffect(() => follow(), [shown]);

  const step = (by: 1 | -1) => {
    const next = shown[position + by];
    if (!next) return;
    setDeleted(undefined);
    setPublicUrl(next.publicUrl);
  };
  return { file: shown[position], position, step, deleted };
};
