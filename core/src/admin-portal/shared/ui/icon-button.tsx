import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'children' | 'square'> & {
  icon: IconName;
  /** The accessible name, also shown as a tooltip; the icon itself is hidden from screen readers. */
  label: string;
};

/** A 44 px button that shows only an icon; its variant defaults to `bare`. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <Button variant="bare" square aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
  </Button>
);
