import { Badge, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Announcement } from '../../shared/data-list/announcement.tsx';
import { getPosition } from '../../shared/data-list/row-keys.ts';
import { useScreenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { useCommands, useSearchCommand } from '../../shared/host/use-commands.ts';
import { PhoneButton } from '../../shared/phone/phone-button.tsx';
import { useHost } from '../../shared/portal.ts';
import { ToolButton } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { toTargetFolder } from '../../shared/uploads/use-upload.ts';
import { askForName } from './changing/change-choices.ts';
import { FolderMenu } from './changing/folder-menu.tsx';
import { useCopyKey } from './copying/use-copy-key.ts';
import { FileArea, Scroller } from './file-area/file-area.tsx';
import { ListFailed, ListLoading, NoFiles } from './file-area/list-states.tsx';
import { LibraryDialogs } from './library-dialogs.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { LibraryTools } from './tools/library-tools.tsx';
import { SearchOutcome } from './tools/search-outcome.tsx';
import { UploadArea } from './uploading/upload-area.tsx';
import { UploadButton } from './uploading/upload-button.tsx';
import { useLibrary } from './use-library.ts';

const FAILURE_NOTICE = 'media-list';

/**
 * The media library (SPEC section 2): all files of the media folder, updated live, to be searched and copied.
 */
export const MediaScreen = () => {
  const { notify, hideNotice } = useHost();
  const library = useLibrary();
  const { list, busy, status, failedAt, refresh, uses, view, change, shown } = library;
  const { selection, copying, changing, open, menuFiles } = library;
  const searchField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (failedAt === 0) return;
    // A single notice, however often loading fails: the list is refetched automatically after a reconnect.
    notify({ id: FAILURE_NOTICE, tone: 'error', title: 'Error', text: 'Failed to load media files' });
  }, [failedAt, notify]);
  useEffect(() => {
    if (status === 'success') hideNotice(FAILURE_NOTICE);
  }, [status, hideNotice]);

  const isQuickLookOpen = open.quickLookUrl !== undefined;
  const focusSearch = () => searchField.current?.select();
  useScreenKeys({
    onSearch: focusSearch,
    onSelectAll: selection.selectShown,
    onClear: selection.clear,
  });

  useCopyKey(
    isQuickLookOpen || selection.selected.length === 0
      ? undefined
      : () => copying.copy('urls', selection.selected),
  );
  useCommands({
    refresh,
    'select-all': () => {
      if (!isQuickLookOpen) selection.selectShown();
    },
  });
  useSearchCommand(focusSearch, isQuickLookOpen ? open.closeQuickLook : undefined);

  const onChangeKey = (event: KeyboardEvent) => {
    const file = shown[getPosition(event) ?? -1];
    if (!changing || !file || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'F2') askForName(changing, menuFiles(file));
    else if (event.key === 'Delete') void changing.remove({ files: menuFiles(file), folders: [] });
    else return;
    event.preventDefault();
  };
  const uploadFolder = toTargetFolder(view.folder);

  return (
    <Panel>
      <LibraryHead found={list && shown.length}>
        <UploadButton folder={uploadFolder} />
        <PhoneButton folder={uploadFolder} isCompact />
        <ToolButton
          icon="refresh"
          label="Refresh"
          aria-disabled={busy}
          onClick={busy ? undefined : refresh}
        />
      </LibraryHead>
      <LibraryTools
        searchField={searchField}
        files={library.files}
        emptyFolders={list?.emptyFolders}
        folderMenu={<FolderMenu library={library} />}
        view={view}
        onSearch={library.search}
        onChange={change}
        usesKnown={uses !== undefined}
      />
      <SearchOutcome search={library.fileSearch} />
      <SelectionBar library={library} />
      <chakra.div display="contents" onKeyDown={onChangeKey}>
        <UploadArea folder={uploadFolder}>
          {busy || status === 'pending' ? <ListLoading /> : null}
          {!list && status === 'error' && !busy ? (
            <ListFailed onRetry={refresh} />
          ) : !list ? (
            <Scroller />
          ) : list.files.length === 0 ? (
            <NoFiles />
          ) : shown.length === 0 ? (
            <NoFiles onClear={library.showAll}>
              {list.emptyFolders.includes(view.folder)
                ? 'There are no files in this folder.'
                : 'No files match your search and filters.'}
            </NoFiles>
          ) : (
            <FileArea
              ref={library.area}
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
      <LibraryDialogs library={library} />
    </Panel>
  );
};

/** Title and description of the card, and how many files are shown (SPEC section 2). */
const LibraryHead = ({ found, children }: { found: number | undefined; children: ReactNode }) => (
  <chakra.header
    // On phones the buttons are beside the title or, with larger text, below it.
    display={{ base: 'flex', md: 'grid' }}
    flexWrap="wrap"
    gridTemplateColumns="minmax(0, 1fr) fit-content(60%)"
    alignItems="center"
    columnGap={{ base: '2', md: '6' }}
    rowGap={{ base: '2', md: '0' }}
    px="panel"
    py="2"
  >
    <chakra.div flex="1 1 8rem" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <ScreenTitle>Media Library</ScreenTitle>
      {found === undefined ? null : <Badge>{`${found} files found`}</Badge>}
    </chakra.div>
    <chakra.p gridRow="2" gridColumn="1" order="1" flexBasis="full" color="admin.quiet" fontSize="small">
      Manage all website images and videos. Select multiple files to copy their paths or URLs.
    </chakra.p>
    <chakra.div gridColumn="2" gridRow="1 / 3" display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }}>
      {children}
    </chakra.div>
  </chakra.header>
);
