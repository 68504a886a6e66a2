import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeLibrary } from '../../../../../tests/support/fake-library.tsx';
import { mediaFile } from '../../../../../tests/support/media-files.ts';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import type { HostNotifications } from '../../shared/host/host-notifications.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { NewFilesWatch } from './new-files-watch.tsx';

/** A file that was added at its own second of the minute. */
const added = (path: string, second: number) =>
  mediaFile(path, { addedAt: new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString() });

test('files that are renamed, moved or put back are not new; those beside them are', async () => {
  const library = fakeLibrary([]);
  library.change([added('a.jpg', 1), added('b.jpg', 2)]);
  const filesArrived = vi.fn();
  const notifications = { filesArrived } as unknown as HostNotifications;
  const { queries } = renderPortal('/admin', signedInPortal(), {
    part: <NewFilesWatch notifications={notifications} />,
  }).portal;
  await waitFor(() => expect(queries.getQueryData(queryKeys.mediaList)).toBeDefined());
  const expectNew = async (name: string, ...files: Parameters<typeof library.change>[0]) => {
    library.change(files);
    await queries.refetchQueries({ queryKey: queryKeys.mediaList });
    await waitFor(() => expect(filesArrived.mock.lastCall).toEqual([[name]]));
  };
  await expectNew('new.jpg', added('rings/a.jpg', 1), added('c.jpg', 2), added('new.jpg', 3));
  await expectNew('b.jpg', added('rings/a.jpg', 1), added('b.jpg', 4));
  await expectNew('newer.jpg', added('c.jpg', 2), added('b.jpg', 4), added('newer.jpg', 5));
});
