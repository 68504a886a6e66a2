import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';
import { useHost } from '../portal/portal-context.ts';
import { useCopyKey } from './copying/use-copy-key.ts';
import { useCopying } from './copying/use-copying.ts';
import { useMediaList } from './data/media-list.ts';
import { useMediaUses } from './data/media-uses.ts';
import { FileArea, type FileAreaHandle } from './file-area/file-area.tsx';
import { FirstLoading, LoadingAnew, NoFiles, NothingMatches } from './file-area/list-states.tsx';
import type { LibraryFile } from './files/library-file.ts';
import { defaultView } from './files/library-view.ts';
import { useLibraryView } from './files/use-library-view.ts';
import { useShownFiles } from './files/use-shown-files.ts';
import { useLibraryCommands } from './keyboard/use-library-commands.ts';
import { useScreenKeys } from './keyboard/use-screen-keys.ts';
import { Announcement } from './selection/announcement.tsx';
import { emptySelection, selectAll } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { LibraryFilters } from './tools/library-filters.tsx';
import { LibraryHead } from './tools/library-head.tsx';
import { LibraryTools } from './tools/library-tools.tsx';

// Dialogs bring a third of the library's code and come when one opens.
const QuickLook = lazy(async () => ({ default: (await import('./quick-look/quick-look.tsx')).QuickLook }));
const CopyByHand = lazy(async () => ({ default: (await import('./copying/copy-by-hand.tsx')).CopyByHand }));

const none: readonly LibraryFile[] = [];

/** The media library (SPEC section 2): all files of the media folder, live, to be found and copied. */
export const MediaLibrary = () => {
  const { notify } = useHost();
  const { list, busy, failed, failedAt, refresh } = useMediaList();
  const uses = useMediaUses();
  const { view, search, change } = useLibraryView();
  const shown = useShownFiles(list?.files ?? none, view, uses);
  const used = useSelection(list?.files, shown);
  const copying = useCopying();
  const [looking, setLooking] = useState<string>();
  const searchField = useRef<HTMLInputElement>(null);
  const area = useRef<FileAreaHandle>(null);

  useEffect(() => {
    if (failedAt === 0) return;
    // One notice, however often it fails: the list is also asked for by itself when the line is back.
    notify({ id: 'media-list', tone: 'error', title: 'Error', text: 'Failed to load media files' });
  }, [failedAt, notify]);

  const selectShown = () => used.change((selection) => selectAll(selection, shown));
  const isLooking = looking !== undefined;
  useScreenKeys({
    onSearch: () => searchField.current?.select(),
    onSelectAll: selectShown,
    onClear: () => used.change(() => emptySelection),
  });

  useCopyKey(isLooking || used.selected.length === 0 ? undefined : () => copying.copy('urls', used.selected));
  useLibraryCommands({
    isLooking,
    onStopLooking: () => setLooking(undefined),
    onSearch: () => searchField.current?.select(),
    onSelectAll: selectShown,
    onRefresh: refresh,
  });

  const showAll = () => change({ ...defaultView, sort: view.sort, layout: view.layout });
  const { layout, ...sought } = view;

  return (
    <Panel>
      <LibraryHead found={list && shown.length} />
      <LibraryTools
        searchField={searchField}
        view={view}
        onSearch={search}
        onLayout={(next) => change({ layout: next }, { replace: true })}
        onRefresh={refresh}
        busy={busy}
      />
      <LibraryFilters
        files={list?.files ?? none}
        view={view}
        onChange={change}
        usesKnown={uses !== undefined}
      />
      <SelectionBar used={used} shown={shown} copying={copying} onShowAll={showAll} />
      <chakra.div position="relative">
        {list && busy ? <LoadingAnew /> : null}
        {!list && failed && !busy ? (
          <Failure onRetry={refresh}>Failed to load media files. Please check that the server runs.</Failure>
        ) : !list ? (
          <FirstLoading />
        ) : list.files.length === 0 ? (
          <NoFiles />
        ) : shown.length === 0 ? (
          <NothingMatches onClear={showAll} />
        ) : (
          <FileArea
            ref={area}
            shown={shown}
            layout={layout}
            viewKey={JSON.stringify(sought)}
            used={used}
            uses={uses}
            onOpen={({ publicUrl }) => setLooking(publicUrl)}
          />
        )}
      </chakra.div>
      {list ? <Announcement found={shown.length} selected={used.selected.length} /> : null}
      <Suspense fallback={null}>
        {looking === undefined ? null : (
          <QuickLook
            shown={shown}
            first={looking}
            uses={uses}
            copying={copying}
            onClose={(last) => {
              setLooking(undefined);
              if (last !== undefined) area.current?.focusFile(last);
            }}
          />
        )}
        {copying.refused === undefined ? null : (
          <CopyByHand text={copying.refused} onClose={copying.dismiss} />
        )}
      </Suspense>
    </Panel>
  );
};
