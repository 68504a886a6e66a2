import { type ClipboardEvent, type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { FilterToggle } from '../../../shared/ui/filter-toggle.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { SearchInput } from '../../../shared/ui/search-input.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { linesAsList } from '../files/search.ts';
import { LibraryFilters } from './library-filters.tsx';

interface LibraryToolsProps extends Omit<ComponentProps<typeof LibraryFilters>, 'id' | 'open'> {
  searchField: Ref<HTMLInputElement>;
  onSearch: (q: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

const layouts = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** A single-line field drops line breaks from pasted text: names on separate lines would run together. */
const pasteLines = (event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) => {
  const text = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(linesAsList(text), selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onChange(field.value);
};

/**
 * 'Search files...' (SPEC section 2), which finds all names of a list that is pasted as lines or with commas; filters,
 * grid or list, and on phones a button that shows the filters.
 */
export const LibraryTools = ({ searchField, onSearch, children, ...filters }: LibraryToolsProps) => {
  const { view, onChange } = filters;
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const inForce = [view.kind !== 'all', view.folder !== '', view.unused, view.located].filter(Boolean).length;
  return (
    <ToolRow py="2" rowGap="2">
      <SearchInput
        ref={searchField}
        flex={{ base: '1 1 100%', md: '1 1 9rem' }}
        label="Search files"
        placeholder="Search files..."
        aria-keyshortcuts="/"
        value={view.q}
        onChange={onSearch}
        onPaste={(event) => pasteLines(event, onSearch)}
      />
      {children}
      <FilterToggle inForce={inForce} open={isOpen} onToggle={() => setOpen(!isOpen)} controls={filtersId} />
      <LibraryFilters id={filtersId} open={isOpen} {...filters} />
      <Segments
        label="View"
        value={view.layout}
        options={layouts}
        onChange={(layout) => onChange({ layout }, { replace: true })}
      />
    </ToolRow>
  );
};
