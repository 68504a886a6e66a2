import type { ReactNode, Ref } from 'react';
import { FilterToggle, type FilterToggleProps } from '../../../shared/ui/filter-toggle.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import type { LibraryView } from '../files/library-view.ts';
import { SearchField } from './search-field.tsx';

interface LibraryToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: LibraryView;
  onSearch: (q: string) => void;
  onLayout: (layout: LibraryView['layout']) => void;
  toggle: Omit<FilterToggleProps, 'inForce'>;
  /** The filters, below the search; in wide windows beside it. */
  filters: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

const layouts = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** Search, filters, grid or list, and on phones a button that shows the filters. */
export const LibraryTools = (props: LibraryToolsProps) => {
  const { searchField, view, onSearch, onLayout, toggle, filters, children } = props;
  const inForce = [view.kind !== 'all', view.folder !== '', view.unused, view.located].filter(Boolean).length;
  return (
    <ToolRow py="2" rowGap="2">
      <SearchField ref={searchField} value={view.q} onChange={onSearch} />
      {children}
      <FilterToggle inForce={inForce} {...toggle} />
      {filters}
      <Segments<LibraryView['layout']>
        label="View"
        value={view.layout}
        options={layouts}
        onChange={onLayout}
      />
    </ToolRow>
  );
};
