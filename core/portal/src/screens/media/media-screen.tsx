import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Announcement } from '../../shared/data-list/announcement.tsx';
import { getPosition } from '../../shared/data-list/row-keys.ts';
import { emptySelection } from '../../shared/data-list/selection.ts';
import { useScreenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { useCommands, useSearchCommand } from '../../shared/host/use-commands.ts';
import { PhoneButton } from '../../shared/phone/phone-button.tsx';
import { useHost } from '../../shared/portal.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { askForName } from './changing/change-choices.ts';
import { FolderMenu } from './changing/folder-menu.tsx';
import { useChanging } from './changing/use-changing.ts';
import { useMovedFiles } from './changing/use-moved-files.ts';
import { useCopyKey } from './copying/use-copy-key.ts';
import { useCopying } from './copying/use-copying.ts';
import { FileArea, type FileAreaHandle } from './file-area/file-area.tsx';
import { FilesSkeleton, ListFailed, ListLoading, NoFiles, NothingShown } from './file-area/list-states.tsx';
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
import { LibraryHead } from './tools/library-head.tsx';
import { LibraryTools } from './tools/library-tools.tsx';
import { RefreshButton } from './tools/refresh-button.tsx';
import { SearchOutcome } from './tools/search-outcome.tsx';
import { UploadArea } from './uploading/upload-area.tsx';
import { UploadButton } from './uploading/upload-button.tsx';
import { toTargetFolder } from './uploading/use-upload.ts';

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
  const focusSearch = () => searchField.current?.select();
  useScreenKeys({
    onSearch: focusSearch,
    onSelectAll: selectShown,
    onClear: () => selection.change(() => emptySelection),
  });

  useCopyKey(
    isQuickLookOpen || selection.selected.length === 0
      ? undefined
      : () => copying.copy('urls', selection.selected),
  );
  useCommands({
    refresh,
    'select-all': () => {
      if (!isQuickLookOpen) selectShown();
    },
  });
  useSearchCommand(focusSearch, isQuickLookOpen ? open.closeQuickLook : undefined);

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
        files={list?.files ?? none}
        emptyFolders={list?.emptyFolders ?? noFolders}
        folderMenu={<FolderMenu changing={changing} folder={view.folder} button={folderButton} />}
        view={view}
        onSearch={search}
        onChange={change}
        usesKnown={uses !== undefined}
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
            <ListFailed onRetry={refresh} />
          ) : !list ? (
            <FilesSkeleton layout={view.layout} />
          ) : list.files.length === 0 ? (
            <NoFiles />
          ) : shown.length === 0 ? (
            <NothingShown onClear={showAll}>
              {list.emptyFolders.includes(view.folder)
                ? 'There are no files in this folder.'
                : 'No files match your search and filters.'}
            </NothingShown>
          ) : (
            <FileArea
              ref={area}
              shown={shown}
              view={view}
              onChange={change}
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
