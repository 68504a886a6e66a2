import { Menu } from '@chakra-ui/react';
import { type MenuChoice, MenuChoices } from './menu-choices.tsx';

interface PointMenuProps {
  label: string;
  choices: readonly MenuChoice[];
  /** Pixels from the window's top left corner. */
  x: number;
  y: number;
  isOpen?: boolean;
  onClose: () => void;
  onExitComplete?: () => void;
}

/** A context menu: opens at a point of the window. */
export const PointMenu = ({ label, choices, x, y, isOpen = true, onClose, ...root }: PointMenuProps) => (
  <Menu.Root
    {...root}
    open={isOpen}
    positioning={{
      placement: 'bottom-start',
      getAnchorRect: () => ({ x, y, width: 0, height: 0 }),
      // Where there is room for all of it neither below nor above the pointer.
      overlap: true,
    }}
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
  >
    <MenuChoices label={label} choices={choices} />
  </Menu.Root>
);
