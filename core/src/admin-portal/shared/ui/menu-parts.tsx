import { chakra, Menu, Portal } from '@chakra-ui/react';
import { chosenStyle } from './chosen.ts';

/** The dropdown of a menu: its commands below each other. */
const MenuList = chakra(Menu.Content, {
  base: {
    minWidth: '12rem',
    py: '1',
    bg: 'admin.panel',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    outline: 'none',
    zIndex: 'drawer',
    '&[hidden]': { display: 'none' },
  },
});

/** One command of a menu. */
const MenuItem = chakra(Menu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '4',
    cursor: 'pointer',
    _highlighted: { bg: 'admin.sunken', ...chosenStyle },
    _disabled: { color: 'admin.quiet', cursor: 'default' },
    '&:focus-visible': { outline: 'none' },
  },
});

export interface MenuChoice {
  readonly label: string;
  readonly choose: () => void;
  /** Cannot be selected at the moment. */
  readonly disabled?: boolean;
}

/** `onSelect` handler for a menu with these commands. */
export const chooseFrom =
  (choices: readonly MenuChoice[]) =>
  ({ value }: { value: string }): void =>
    choices.find(({ label }) => label === value)?.choose();

/** The commands of a menu, rendered in a portal at the menu's position. */
export const MenuChoices = ({ label, choices }: { label?: string; choices: readonly MenuChoice[] }) => (
  <Portal>
    <Menu.Positioner>
      <MenuList {...(label === undefined ? {} : { 'aria-label': label })}>
        {choices.map((choice) => (
          <MenuItem key={choice.label} value={choice.label} disabled={choice.disabled ?? false}>
            {choice.label}
          </MenuItem>
        ))}
      </MenuList>
    </Menu.Positioner>
  </Portal>
);
