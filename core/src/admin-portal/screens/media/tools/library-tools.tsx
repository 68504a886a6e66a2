import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { ViewSwitch } from '../../../shared/ui/view-switch.tsx';
import type { LibraryView } from '../files/library-view.ts';
import { FilterToggle, type FilterToggleProps } from './filter-toggle.tsx';
import { SearchField } from './search-field.tsx';

interface LibraryToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: LibraryView;
  onSearch: (q: string) => void;
  onLayout: (layout: LibraryView['layout']) => void;
  onRefresh: () => void;
  busy: boolean;
  filters: Omit<FilterToggleProps, 'view'>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Search, Refresh, grid or list, and on phones a button that shows the filters. */
export const LibraryTools = (props: LibraryToolsProps) => {
  const { searchField, view, onSearch, onLayout, onRefresh, busy, filters, children } = props;
  return (
    <ToolRow rowGap={{ base: '2', md: '3' }}>
      <SearchField ref={searchField} value={view.q} onChange={onSearch} />
      {/* Not disabled while busy, so that it keeps the focus. */}
      <Button
        aria-label="Refresh"
        aria-disabled={busy}
        px={{ base: '3', md: '4' }}
        onClick={() => {
          if (!busy) onRefresh();
        }}
      >
        <Icon name="refresh" />
        <chakra.span hideBelow="md">Refresh</chakra.span>
      </Button>
      {children}
      <LayoutToggle layout={view.layout} onChange={onLayout} />
      <FilterToggle view={view} {...filters} />
    </ToolRow>
  );
};

interface LayoutToggleProps {
  layout: LibraryView['layout'];
  onChange: (layout: LibraryView['layout']) => void;
}

const options = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** Grid or list. */
const LayoutToggle = ({ layout, onChange }: LayoutToggleProps) => (
  <ViewSwitch<LibraryView['layout']> label="View" value={layout} options={options} onChange={onChange} />
);
