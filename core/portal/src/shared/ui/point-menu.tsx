import type { ComponentProps } from 'react';
import { OpenedMenu } from './opened-menu.tsx';

interface PointMenuProps
  extends Pick<ComponentProps<typeof OpenedMenu>, 'choices' | 'onClose' | 'onExitComplete'> {
  label: string;
  /** Pixels from the window's top left corner. */
  x: number;
  y: number;
  isOpen?: boolean;
}

/** A context menu: opens at a point of the window. */
export const PointMenu = ({ x, y, isOpen = true, ...rest }: PointMenuProps) => (
  <OpenedMenu
    {...rest}
    open={isOpen}
    positioning={{
      placement: 'bottom-start',
      getAnchorRect: () => ({ x, y, width: 0, height: 0 }),
      // Where there is room for all of it neither below nor above the pointer.
      overlap: true,
    }}
  />
);
