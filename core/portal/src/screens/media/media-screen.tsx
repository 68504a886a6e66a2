import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Announcement } from '../../shared/data-list/announcement.tsx';
import { getPosition } from '../../shared/data-list/row-keys.ts';
import { emptySelection } from '../../shared/data-list/selection.ts';
import { useScreenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { PhoneButton } from '../../shared/phone/phone-button.tsx';
import { useHost } from '../../shared/portal.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { askForName } from './changing/change-choices.ts';
import { FolderMenu } from './changing/folder-menu.tsx';
import { useChanging } from './changing/use-changing.ts';
import { useMovedFiles } from './changing/use-moved-files.ts';
import { useCopyKey } from './copying/use-copy-key.ts';
import { useCopying } from './copying/use-copying.ts';
import { FileArea, type FileAreaHandle } from './file-area/file-area.tsx';
import {
  EmptyFolder,
  FilesSkeleton,
  ListLoading,
  NoFiles,
  NothingMatches,
} from './file-area/list-states.tsx';
import type { LibraryFile } from './files/library-file.ts';
import { defaultView } from './files/library-view.ts';
import { useMediaList } from './files/media-list.ts';
import { useMediaUses } from './files/media-uses.ts';
import { useLibraryView } from './files/use-library-view.ts';
import { useShownFiles } from './files/use-shown-files.ts';
import { LibraryDialogs, useOpenDialogs } from './library-dialogs.tsx';
import { selectAll } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { LibraryFilters } from './tools/library-filters.tsx';
import { LibraryHead } from './tools/library-head.tsx';
import { LibraryTools } from './tools/library-tools.tsx';
import { RefreshButton } from './tools/refresh-button.tsx';
import { SearchOutcome } from './tools/search-outcome.tsx';
import { UploadArea } from './uploading/upload-area.tsx';
import { UploadButton } from './uploading/upload-button.tsx';
import { toTargetFolder } from './uploading/use-upload.ts';
import { useLibraryCommands } from './use-library-commands.ts';

const FAILURE_NOTICE = 'media-list';

const none: readonly LibraryFile[] = [];
const noFolders: readonly string[] = [];

/**
 * The media library (SPEC section 2): all files of the media folder, updated live, to be searched and copied.
 */
export const MediaScreen = () => {
  const { notify, hideNotice } = useHost();
  const { list, busy, status, failedAt, refresh } = useMediaList();
  const uses = useMediaUses();
  const { view, search, change } = useLibraryView();
  const { shown, search: fileSearch } = useShownFiles(list?.files ?? none, view, uses);
  const selection = useSelection(list?.files, shown);
  const copying = useCopying();
  const changing = useChanging((moved) => onMoved(moved));
  const open = useOpenDialogs();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const filtersId = useId();
  const searchField = useRef<HTMLInputElement>(null);
  const area = useRef<FileAreaHandle>(null);
  const folderButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (failedAt === 0) return;
    // A single notice, however often loading fails: the list is refetched automatically after a reconnect.
    notify({ id: FAILURE_NOTICE, tone: 'error', title: 'Error', text: 'Failed to load media files' });
  }, [failedAt, notify]);
  useEffect(() => {
    if (status === 'success') hideNotice(FAILURE_NOTICE);
  }, [status, hideNotice]);

  const selectShown = () => selection.change((current) => selectAll(current, shown));
  const isQuickLookOpen = open.quickLookUrl !== undefined;
  const focusFile = (url: string) => area.current?.focusFile(url);
  useScreenKeys({
    onSearch: () => searchField.current?.select(),
    onSelectAll: selectShown,
    onClear: () => selection.change(() => emptySelection),
  });

  useCopyKey(
    isQuickLookOpen || selection.selected.length === 0
      ? undefined
      : () => copying.copy('urls', selection.selected),
  );
  useLibraryCommands({
    isQuickLookOpen,
    onCloseQuickLook: open.closeQuickLook,
    onSearch: () => searchField.current?.select(),
    onSelectAll: selectShown,
    onRefresh: refresh,
  });

  // As with dragging: a selected file stands for the whole selection, any other file only for itself.
  const menuFiles = (file: LibraryFile) =>
    selection.value.keys.has(file.publicUrl) ? selection.selected : [file];

  const onMoved = useMovedFiles({ view, shown, change, focus: focusFile });
  const onChangeKey = (event: KeyboardEvent) => {
    const file = shown[getPosition(event) ?? -1];
    if (!changing || !file || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'F2') askForName(changing, menuFiles(file));
    else if (event.key === 'Delete') void changing.remove({ files: menuFiles(file), folders: [] });
    else return;
    event.preventDefault();
  };
  const showAll = () => change({ ...defaultView, sort: view.sort, layout: view.layout });
  const { layout, ...query } = view;
  const uploadFolder = toTargetFolder(view.folder);

  return (
    <Panel>
      <LibraryHead found={list && shown.length}>
        <UploadButton folder={uploadFolder} />
        <PhoneButton folder={uploadFolder} isCompact />
        <RefreshButton busy={busy} onRefresh={refresh} />
      </LibraryHead>
      <LibraryTools
        searchField={searchField}
        view={view}
        onSearch={search}
        onLayout={(next) => change({ layout: next }, { replace: true })}
        toggle={{ open: filtersOpen, onToggle: () => setFiltersOpen(!filtersOpen), controls: filtersId }}
        filters={
          <LibraryFilters
            id={filtersId}
            open={filtersOpen}
            files={list?.files ?? none}
            emptyFolders={list?.emptyFolders ?? noFolders}
            folderMenu={<FolderMenu changing={changing} folder={view.folder} button={folderButton} />}
            view={view}
            onChange={change}
            usesKnown={uses !== undefined}
          />
        }
      />
      <SearchOutcome search={fileSearch} />
      <SelectionBar
        selection={selection}
        shown={shown}
        copying={copying}
        changing={changing}
        onCompare={open.setCompared}
        onShowAll={showAll}
      />
      <chakra.div display="contents" onKeyDown={onChangeKey}>
        <UploadArea folder={uploadFolder}>
          {busy || status === 'pending' ? <ListLoading /> : null}
          {!list && status === 'error' && !busy ? (
            <ErrorMessage onRetry={refresh}>
              Failed to load media files. Please check that the server is running.
            </ErrorMessage>
          ) : !list ? (
            <FilesSkeleton layout={layout} />
          ) : list.files.length === 0 ? (
            <NoFiles />
          ) : shown.length === 0 && list.emptyFolders.includes(view.folder) ? (
            <EmptyFolder onClear={showAll} />
          ) : shown.length === 0 ? (
            <NothingMatches onClear={showAll} />
          ) : (
            <FileArea
              ref={area}
              shown={shown}
              layout={layout}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              viewKey={JSON.stringify(query)}
              selection={selection}
              uses={uses}
              onOpen={open.openQuickLook}
              onMenu={open.setMenu}
            />
          )}
        </UploadArea>
      </chakra.div>
      {list ? (
        <Announcement>{`${shown.length} files found, ${selection.selected.length} selected`}</Announcement>
      ) : null}
      <LibraryDialogs
        open={open}
        list={list}
        shown={shown}
        uses={uses}
        selection={selection}
        copying={copying}
        changing={changing}
        menuFiles={menuFiles}
        focusFile={focusFile}
        folderButton={folderButton}
      />
    </Panel>
  );
};
