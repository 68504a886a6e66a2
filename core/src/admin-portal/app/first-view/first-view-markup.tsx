import type { ReactNode } from 'react';
import { createHttpClient } from '../../../api/index.ts';
import { imageTypes, type MediaFile, videoTypes } from '../../../schemas/index.ts';
import { FileItem } from '../../screens/media/file-area/file-item.tsx';
import { toLibraryFile } from '../../screens/media/files/library-file.ts';
import type { LoadedList } from '../../screens/media/files/media-list.ts';
import type { AdminHost } from '../../shared/host/admin-host.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { PortalScreens } from '../admin-portal.tsx';
import { createPortal } from '../create-portal.ts';
import { preloadLibrary } from '../library-screen.ts';
import { SAMPLE_COUNT } from './draw-first-view.ts';

const sample = (type: string): MediaFile => ({
  name: `sample.${type}`,
  relativePath: `sample.${type}`,
  publicUrl: `/media/sample.${type}`,
  type,
  size: 1,
  lastModified: '2026-01-01T00:00:00.000Z',
});

const nothing = () => undefined;

/** A host with a user who has just signed in. */
const host: AdminHost = {
  http: createHttpClient({ origin: 'http://localhost' }),
  session: {
    read: () => ({ token: 'none', expiresAt: '9999-01-01T00:00:00.000Z' }),
    write: nothing,
    clear: nothing,
    subscribe: () => nothing,
  },
  notify: nothing,
  hideNotice: nothing,
  copyText: async () => undefined,
  publicAddress: (rootRelative) => rootRelative,
};

const Card = ({ types, type }: { types: readonly string[]; type: string }) => (
  <div data-types={types.join(' ')}>
    <FileItem
      file={toLibraryFile(sample(type))}
      layout="grid"
      position={0}
      columns={1}
      top={0}
      height={0}
      selected={false}
      current={false}
      draggable={false}
      uses={undefined}
      attempt={0}
    />
  </div>
);

/**
 * HTML of the library while it shows files and its whole list is loading (SPEC section 4), for `drawFirstView`: the screen without files, and one
 * card of each kind. Called by the build.
 * @param render renders to a string, with the providers the portal needs and a router at the library's path
 */
export const firstViewMarkup = async (
  render: (content: ReactNode) => string,
): Promise<{ screen: string; cards: string }> => {
  const portal = createPortal(host);
  const { queries } = portal.queries.getDefaultOptions();
  // Timers that drop unused queries would keep the build running for five minutes.
  portal.queries.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY } });
  const file = toLibraryFile(sample('jpg'));
  const list: LoadedList = { files: Array.from({ length: SAMPLE_COUNT }, () => file), revision: undefined };
  portal.queries.setQueryData(queryKeys.mediaList, list);
  void portal.queries.prefetchQuery({
    queryKey: queryKeys.mediaList,
    queryFn: () => new Promise<LoadedList>(() => undefined),
    staleTime: 0,
  });
  await preloadLibrary(portal);
  const screen = render(<PortalScreens portal={portal} />);
  if (!screen.includes(`>${SAMPLE_COUNT} files found<`))
    throw new Error('The library does not say how many files it has.');
  const cards = render(
    <>
      <Card types={imageTypes} type="jpg" />
      <Card types={videoTypes} type="mp4" />
      <Card types={[]} type="pdf" />
    </>,
  );
  return { screen, cards };
};
