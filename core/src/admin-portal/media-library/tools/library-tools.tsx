import type { Ref } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LibraryView } from '../files/library-view.ts';
import { LayoutToggle } from './layout-toggle.tsx';
import { SearchField } from './search-field.tsx';
import { ToolRow } from './tool-row.tsx';

interface LibraryToolsProps {
  searchField: Ref<HTMLInputElement>;
  view: LibraryView;
  onSearch: (q: string) => void;
  onLayout: (layout: LibraryView['layout']) => void;
  onRefresh: () => void;
  busy: boolean;
}

/** Search, Refresh, and grid or list. */
export const LibraryTools = (props: LibraryToolsProps) => {
  const { searchField, view, onSearch, onLayout, onRefresh, busy } = props;
  return (
    <ToolRow>
      <SearchField ref={searchField} value={view.q} onChange={onSearch} />
      {/* Not disabled while it works: it keeps the focus. */}
      <Button
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onRefresh();
        }}
      >
        <Icon name="refresh" />
        Refresh
      </Button>
      <LayoutToggle layout={view.layout} onChange={onLayout} />
    </ToolRow>
  );
};
