import { ToggleGroup } from '../../../shared/ui/toggle-group.tsx';
import type { LibraryView } from '../files/library-view.ts';

interface LayoutToggleProps {
  layout: LibraryView['layout'];
  onChange: (layout: LibraryView['layout']) => void;
}

const options = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** Grid or list. */
export const LayoutToggle = ({ layout, onChange }: LayoutToggleProps) => (
  <ToggleGroup<LibraryView['layout']> label="View" value={layout} options={options} onChange={onChange} />
);
