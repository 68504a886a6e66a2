import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { listFolders, TOP_FOLDER } from '../files/filter-files.ts';
import type { LibraryFile } from '../files/library-file.ts';
import type { ChangeView, LibraryView } from '../files/library-view.ts';
import { fileSorts, sortOrders } from '../files/sort-files.ts';

const kinds: readonly { value: LibraryView['kind']; label: string }[] = [
  { value: 'all', label: 'All kinds' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
  { value: 'other', label: 'Other files' },
];

const sorts = fileSorts.map((value) => ({ value, label: sortOrders[value].label }));

interface LibraryFiltersProps {
  id: string;
  /** On phones, the filters are shown only on request. */
  open: boolean;
  files: readonly LibraryFile[];
  /** Folders without files, which the paths of the files do not tell. */
  emptyFolders?: readonly string[] | undefined;
  /** Beside the folders. */
  folderMenu?: ReactNode;
  view: LibraryView;
  onChange: ChangeView;
  usesKnown: boolean;
  /** All files are of one kind, so that there is nothing to choose. */
  oneKind?: boolean;
}

/** Which files are shown, and in what order. */
export const LibraryFilters = (props: LibraryFiltersProps) => {
  const { id, open, files, emptyFolders, folderMenu, view, onChange, usesKnown, oneKind = false } = props;
  const folders = useMemo(() => {
    const found = listFolders(files, emptyFolders).map((folder) => ({ value: folder, label: folder }));
    // The URL may name a folder that is empty now; it stays selected until another one is chosen.
    const lost =
      view.folder !== '' && view.folder !== TOP_FOLDER && !found.some(({ value }) => value === view.folder);
    return [
      { value: '', label: 'All folders' },
      { value: TOP_FOLDER, label: 'Not in a folder' },
      ...(lost ? [{ value: view.folder, label: view.folder }] : []),
      ...found,
    ];
  }, [files, emptyFolders, view.folder]);
  const hasLocated = useMemo(() => files.some(({ hasLocation }) => hasLocation), [files]);
  return (
    <Filters id={id} display={{ base: open ? 'flex' : 'none', md: 'flex', xl: 'contents' }}>
      {oneKind ? null : (
        <Select label="Kind" value={view.kind} options={kinds} onChange={(kind) => onChange({ kind })} />
      )}
      <Select
        label="Folder"
        value={view.folder}
        options={folders}
        onChange={(folder) => onChange({ folder })}
      />
      {folderMenu}
      <Select label="Order" value={view.sort} options={sorts} onChange={(sort) => onChange({ sort })} />
      <Checkbox
        checked={view.unused}
        disabled={!usesKnown && !view.unused}
        onChange={(unused) => onChange({ unused })}
      >
        Unused only
      </Checkbox>
      {hasLocated || view.located ? (
        <Checkbox checked={view.located} onChange={(located) => onChange({ located })}>
          With a location
        </Checkbox>
      ) : null}
    </Filters>
  );
};

/** A part of its own below the search; in wide windows its fields are in the line of the search. */
const Filters = chakra('div', {
  base: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    flexBasis: 'full',
    order: { base: '1', xl: '0' },
    // At 1280 pixels all tools fit in one line: wrapping once the font has loaded would move the files.
    '& > div': { flex: { md: '1 1 9.75rem', xl: '0 1 9.75rem' } },
  },
});
