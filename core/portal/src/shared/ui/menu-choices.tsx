import { chakra, Menu, Portal } from '@chakra-ui/react';
import { type ComponentProps, type ReactElement, useRef } from 'react';
import { IconButton } from './button.tsx';

export interface MenuChoice {
  readonly label: string;
  /** What it does, below the label. */
  readonly hint?: string | undefined;
  readonly choose: () => void;
  /** Cannot be selected at the moment. */
  readonly disabled?: boolean;
}

/**
 * Runs the commands of a menu once it has closed and returned the focus to its button: what they open or lead to
 * takes the focus then. `onExitComplete` is for the menu's root.
 */
export const useAfterClosing = (choices: readonly MenuChoice[]) => {
  const chosen = useRef<() => void>(undefined);
  return {
    choices: choices.map((choice) => ({
      ...choice,
      choose: () => {
        chosen.current = choice.choose;
      },
    })),
    onExitComplete: () => {
      chosen.current?.();
      chosen.current = undefined;
    },
  };
};

/** The commands of a menu, rendered in a portal at the menu's position. */
const MenuChoices = ({ label, choices }: { label?: string; choices: readonly MenuChoice[] }) => (
  <Portal>
    <Menu.Positioner>
      <Menu.Content {...(label === undefined ? {} : { 'aria-label': label })}>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.label}
            value={choice.label}
            disabled={choice.disabled ?? false}
            onSelect={choice.choose}
          >
            {choice.hint === undefined ? (
              choice.label
            ) : (
              <span>
                {choice.label}
                <chakra.span display="block" color="admin.quiet" fontSize="small">
                  {choice.hint}
                </chakra.span>
              </span>
            )}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Portal>
);

interface ChoicesMenuProps {
  choices: readonly MenuChoice[];
  /** The button that opens it. */
  children: ReactElement;
  onExitComplete?: () => void;
}

/** A button with its menu, below the button's end. */
export const ChoicesMenu = ({ choices, children, ...root }: ChoicesMenuProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }} {...root}>
    <Menu.Trigger asChild>{children}</Menu.Trigger>
    <MenuChoices choices={choices} />
  </Menu.Root>
);

interface MoreMenuProps extends Omit<ComponentProps<typeof IconButton>, 'icon'> {
  choices: readonly MenuChoice[];
}

/** What else can be done, behind three dots. */
export const MoreMenu = ({ choices, ...button }: MoreMenuProps) => (
  <ChoicesMenu choices={choices}>
    <IconButton icon="more" variant="line" css={{ '& svg': { strokeWidth: '2.5' } }} {...button} />
  </ChoicesMenu>
);

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
