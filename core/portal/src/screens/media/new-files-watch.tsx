import { useEffect, useEffectEvent, useRef } from 'react';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { getIdentity, type LibraryFile } from './files/library-file.ts';
import { useListQuery } from './files/media-list.ts';

/** Reports files added to the media folder to the host, whatever screen is open. Renders nothing. */
export const NewFilesWatch = ({ notifications }: { notifications: HostNotifications }) => {
  const { data: list } = useListQuery();
  /** The files of the last list by address; undefined before the first, which brings nothing new. */
  const known = useRef<ReadonlyMap<string, LibraryFile>>(undefined);
  /** What has gone since: renamed or moved, it is there again under another address, as what comes back from the bin. */
  const gone = useRef(new Set<string>());

  const compare = useEffectEvent((files: readonly LibraryFile[]) => {
    const before = known.current;
    const present = new Map(files.map((file) => [file.publicUrl, file]));
    known.current = present;
    if (!before) return;
    for (const [address, file] of before) if (!present.has(address)) gone.current.add(getIdentity(file));
    const names = files
      .filter((file) => !before.has(file.publicUrl) && !gone.current.has(getIdentity(file)))
      .map(({ name }) => name);
    if (names.length > 0) notifications.filesArrived(names);
  });
  useEffect(() => {
    if (list) compare(list.files);
  }, [list]);
  return null;
};
