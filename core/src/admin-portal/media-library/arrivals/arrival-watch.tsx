import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HostNotifications } from '../../host/host-notifications.ts';
import { useMediaChanges } from '../../live/use-live.ts';
import { mediaListAtom } from '../data/media-list.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { createArrivals } from './arrivals.ts';

/** Tells the host which files come into the media folder, whatever screen stands. Draws nothing. */
export const ArrivalWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const [arrivals] = useState(createArrivals);
  const { data: list, refetch } = useAtomValue(mediaListAtom);
  /** Where the stream of changes stands. */
  const position = useRef<string>(undefined);

  const tell = (names: readonly string[]) => {
    if (names.length > 0) notifications.filesArrived(names);
  };
  const listed = useEffectEvent((files: readonly LibraryFile[]) => tell(arrivals.listed(files)));
  useEffect(() => {
    if (list) listed(list.files);
  }, [list]);

  useMediaChanges((change) => {
    const missedSome = position.current !== undefined && position.current !== change.from;
    position.current = change.to;
    tell(arrivals.changed(change));
    // What came while the connection was lost stands in the next list.
    if (missedSome || !list) void refetch({ cancelRefetch: false });
  });
  return null;
};
