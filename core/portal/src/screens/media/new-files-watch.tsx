import { useEffect, useEffectEvent, useRef } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import type { LibraryFile } from './files/library-file.ts';
import { useListQuery } from './files/media-list.ts';

/** Reports files added to the media folder to the host, whatever screen is open. Renders nothing. */
export const NewFilesWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { data: list } = useListQuery();
  /** Addresses of the files in the last list; undefined before the first, which brings nothing new. */
  const known = useRef<ReadonlySet<string>>(undefined);

  const compare = useEffectEvent((files: readonly LibraryFile[]) => {
    const before = known.current;
    known.current = new Set(files.map(({ publicUrl }) => publicUrl));
    if (!before) return;
    const names = files.filter(({ publicUrl }) => !before.has(publicUrl)).map(({ name }) => name);
    if (names.length > 0) notifications.filesArrived(names);
  });
  useEffect(() => {
    if (list) compare(list.files);
  }, [list]);
  return null;
};
