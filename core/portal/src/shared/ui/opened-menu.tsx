import { chakra, Menu, Portal } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export interface MenuChoice {
  readonly label: string;
  /** What it does, below the label. */
  readonly hint?: string | undefined;
  readonly choose: () => void;
  /** Cannot be selected at the moment. */
  readonly disabled?: boolean;
}

interface OpenedMenuProps extends Omit<ComponentProps<typeof Menu.Root>, 'children' | 'onOpenChange'> {
  label?: string;
  choices: readonly MenuChoice[];
  onClose: () => void;
}

/** A menu that is open, or just closing: its commands, where it is placed. */
export const OpenedMenu = ({ label, choices, onClose, ...root }: OpenedMenuProps) => (
  <Menu.Root
    {...root}
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
  >
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
  </Menu.Root>
);
