import type { ReactNode, Ref } from 'react';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import type { LibraryView } from '../files/library-view.ts';
import { FilterToggle, type FilterToggleProps } from './filter-toggle.tsx';
import { SearchField } from './search-field.tsx';

interface LibraryToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: LibraryView;
  onSearch: (q: string) => void;
  onLayout: (layout: LibraryView['layout']) => void;
  toggle: Omit<FilterToggleProps, 'view'>;
  /** The filters, beside the search; on phones below it. */
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
  return (
    <ToolRow py="2" rowGap="2">
      <SearchField ref={searchField} value={view.q} onChange={onSearch} />
      {children}
      <FilterToggle view={view} {...toggle} />
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
