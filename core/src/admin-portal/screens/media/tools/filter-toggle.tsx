import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { LibraryView } from '../files/library-view.ts';

export interface FilterToggleProps {
  view: LibraryView;
  open: boolean;
  onToggle: () => void;
  /** Id of the element it shows and hides. */
  controls: string;
}

/** Shows and hides the filters on phones, with the number of active ones; wider windows always show them. */
export const FilterToggle = ({ view, open, onToggle, controls }: FilterToggleProps) => {
  const inForce = [view.kind !== 'all', view.folder !== '', view.unused, view.located].filter(Boolean).length;
  return (
    <Button
      display={{ base: 'inline-flex', md: 'none' }}
      flex="1"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="filter" />
      <span>{inForce === 0 ? 'Filters' : `Filters (${inForce})`}</span>
    </Button>
  );
};
