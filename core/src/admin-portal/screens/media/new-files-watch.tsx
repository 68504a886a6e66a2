import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { useMediaChanges } from '../../shared/live/use-live.ts';
import type { LibraryFile } from './files/library-file.ts';
import { mediaListAtom } from './files/media-list.ts';
import { createNewFilesTracker } from './new-files.ts';

/** Reports files added to the media folder to the host, whatever screen is open. Renders nothing. */
export const NewFilesWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const [newFiles] = useState(createNewFilesTracker);
  const { data: list, refetch } = useAtomValue(mediaListAtom);
  /** The revision that the change stream has reached. */
  const position = useRef<string>(undefined);

  const tell = (names: readonly string[]) => {
    if (names.length > 0) notifications.filesArrived(names);
  };
  const listed = useEffectEvent((files: readonly LibraryFile[]) => tell(newFiles.listed(files)));
  useEffect(() => {
    if (list) listed(list.files);
  }, [list]);

  useMediaChanges((change) => {
    const missedSome = position.current !== undefined && position.current !== change.from;
    position.current = change.to;
    tell(newFiles.changed(change));
    // Files that arrived while the connection was lost are in the next list.
    if (missedSome || !list) void refetch({ cancelRefetch: false });
  });
  return null;
};
