import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface FilterToggleProps extends ComponentProps<typeof Button> {
  /** How many filters narrow the list. */
  inForce: number;
  open: boolean;
  onToggle: () => void;
  /** Id of the element it shows and hides. */
  controls: string;
}

/** Shows and hides the filters on phones, with the number of active ones; wider windows always show them. */
export const FilterToggle = ({ inForce, open, onToggle, controls, ...rest }: FilterToggleProps) => (
  <Button
    display={{ base: 'inline-flex', md: 'none' }}
    flex="1"
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
    {...rest}
  >
    <Icon name="filter" />
    <span>{inForce === 0 ? 'Filters' : `Filters (${inForce})`}</span>
  </Button>
);
