import { chakra } from '@chakra-ui/react';
import { decoded } from '@jeweler/core/schemas';
import { useAtom } from 'jotai';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Announcement } from '../../../shared/data-list/announcement.tsx';
import { useSelection } from '../../../shared/data-list/use-selection.ts';
import type { MediaChooserProps } from '../../../shared/media-chooser.ts';
import { usedBy } from '../../../shared/media-usage.ts';
import { tooSmallForProduct, usePictureSize } from '../../../shared/picture-place.ts';
import { sessionAtom } from '../../../shared/session/use-session.ts';
import { Button, ToolButton } from '../../../shared/ui/button.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { UploadPanel } from '../../../shared/uploads/upload-dock.tsx';
import { toTargetFolder } from '../../../shared/uploads/use-upload.ts';
import { isTextField } from '../../../ui/index.ts';
import { FileArea, type FileAreaHandle } from '../file-area/file-area.tsx';
import { ListLoading, NoFiles } from '../file-area/list-states.tsx';
import { TOP_FOLDER } from '../files/filter-files.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import { defaultView, type LibraryView } from '../files/library-view.ts';
import { useMediaUses } from '../files/media-uses.ts';
import { useShownFiles } from '../files/use-shown-files.ts';
import { LibraryTools } from '../tools/library-tools.tsx';
import { SearchOutcome } from '../tools/search-outcome.tsx';
import { UploadArea } from '../uploading/upload-area.tsx';
import { UploadButton } from '../uploading/upload-button.tsx';
import { useUploadedPicture, useUploadsInside } from '../uploading/use-uploaded-picture.ts';

/**
 * Folder and search of the last choice, until the session ends; its order and layout as long as the portal is open.
 * `kind` plays no role in it.
 */
const chooserViewAtom = sessionAtom<LibraryView>(defaultView, ({ sort, layout }) => ({
  ...defaultView,
  sort,
  layout,
}));

/** The file at an address that somebody may have written without percent-encoding. */
const findPicture = (files: readonly LibraryFile[], address: string | undefined): LibraryFile | undefined => {
  if (!address?.startsWith('/media/')) return undefined;
  const path = decoded(address.slice('/media/'.length));
  return (
    files.find(({ publicUrl }) => publicUrl === address) ??
    files.find(({ relativePath }) => relativePath === path)
  );
};

/** The folder of the present picture, all of it; without one, what was shown last. */
const openingView = (last: LibraryView, present: LibraryFile | undefined): LibraryView =>
  present ? { ...last, q: '', unused: false, located: false, folder: present.folder || TOP_FOLDER } : last;

/** The files take the height that the dialog's other parts leave. */
export const filesFrameStyle = {
  '--files-height': '100%',
  position: 'relative',
  flex: '1',
  minHeight: '14rem',
} as const;

interface ChooserProps extends Omit<MediaChooserProps, 'open' | 'isFilm'> {
  pictures: readonly LibraryFile[];
  noun: 'picture' | 'film';
  busy: boolean;
  onRefresh: () => void;
}

/** Search, filters and files as the library has them, and a choice of one instead of a selection. */
export const Chooser = (props: ChooserProps) => {
  const { pictures, present, isForProduct, noun, busy, onRefresh, onClose } = props;
  const [last, setLast] = useAtom(chooserViewAtom);
  const [presentPicture] = useState(() => findPicture(pictures, present));
  const [view, setView] = useState(() => openingView(last, presentPicture));
  const uses = useMediaUses();
  const { shown, search } = useShownFiles(pictures, view, uses);
  const selection = useSelection(shown, getPublicUrl);
  const searchField = useRef<HTMLInputElement>(null);
  const area = useRef<FileAreaHandle>(null);

  const change = (part: Partial<LibraryView>) => {
    setView({ ...view, ...part });
    setLast({ ...view, ...part });
  };
  const choose = (file: LibraryFile) => {
    props.onChoose(file);
    onClose();
  };
  const showAll = () => change({ ...defaultView, sort: view.sort, layout: view.layout });

  const start = useEffectEvent(() => {
    setLast(view);
    const first = presentPicture ?? shown[0];
    if (presentPicture) selection.change(() => [presentPicture.publicUrl]);
    if (first) area.current?.focusFile(first.publicUrl);
  });
  useEffect(() => start(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isSearching = event.target === searchField.current;
    if (event.key === '/' && !isTextField(event.target)) searchField.current?.focus();
    else if (event.key === 'ArrowDown' && isSearching && shown[0])
      area.current?.focusFile(shown[0].publicUrl);
    else return;
    event.preventDefault();
  };

  const uploaded = useUploadedPicture(pictures);
  const hasUploads = useUploadsInside();
  const chooseUploaded = useEffectEvent((file: LibraryFile) => {
    if (!shown.includes(file)) return change({ q: '', unused: false, folder: file.folder || TOP_FOLDER });
    selection.change(() => [file.publicUrl]);
    if (!isTextField(document.activeElement)) area.current?.focusFile(file.publicUrl);
    uploaded.release();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a search or filter no longer hides it
  useEffect(() => {
    if (uploaded.found) chooseUploaded(uploaded.found);
  }, [uploaded.found, shown]);

  const target = {
    folder: toTargetFolder(view.folder),
    picturesOnly: noun === 'picture',
    onAdded: uploaded.follow,
  };
  const [chosen] = selection.selected;
  const used = usedBy(chosen && uses?.get(chosen.publicUrl));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the controls inside
    <div style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      <LibraryTools
        searchField={searchField}
        files={pictures}
        view={view}
        onSearch={(q) => change({ q })}
        onChange={change}
        usesKnown={uses !== undefined}
        oneKind
      >
        <ToolButton
          icon="refresh"
          label="Refresh"
          aria-disabled={busy}
          onClick={busy ? undefined : onRefresh}
        />
        <UploadButton {...target} />
      </LibraryTools>
      <SearchOutcome search={search} />
      <UploadArea {...target} css={filesFrameStyle}>
        {busy ? <ListLoading /> : null}
        {pictures.length === 0 ? (
          <NoFiles />
        ) : shown.length === 0 ? (
          <NoFiles onClear={showAll}>No files match your search and filters.</NoFiles>
        ) : (
          <FileArea
            ref={area}
            shown={shown}
            view={view}
            onChange={change}
            selection={selection}
            uses={uses}
            onOpen={choose}
            choosing
          />
        )}
      </UploadArea>
      {hasUploads ? (
        <chakra.div borderTop="rule">
          <Suspense fallback={null}>
            <UploadPanel />
          </Suspense>
        </chakra.div>
      ) : null}
      <ToolRow>
        <chakra.p flex={{ base: '1 1 100%', md: '1' }} minWidth="0" fontSize="small" overflowWrap="anywhere">
          {chosen ? chosen.relativePath : `No ${noun} is selected.`}
          {used ? <chakra.span color="admin.quiet">{` · ${used}`}</chakra.span> : null}
          {chosen && isForProduct ? <SizeHint address={chosen.publicUrl} /> : null}
        </chakra.p>
        <Button flex={{ base: '1', md: 'none' }} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="solid"
          flex={{ base: '1', md: 'none' }}
          disabled={!chosen}
          onClick={() => chosen && choose(chosen)}
        >
          Choose
        </Button>
      </ToolRow>
      <Announcement>
        {`${shown.length} ${noun}s found${chosen ? `, ${chosen.name} selected` : ''}`}
      </Announcement>
    </div>
  );
};

/** Says of a picture that is too small for its place how large it is and how large it is shown. */
const SizeHint = ({ address }: { address: string }) => {
  const size = usePictureSize(address);
  return (
    <chakra.span display="block" role="status" color="admin.warning">
      {size && tooSmallForProduct(size)}
    </chakra.span>
  );
};
