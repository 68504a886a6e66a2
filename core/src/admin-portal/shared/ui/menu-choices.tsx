import { Menu, Portal } from '@chakra-ui/react';

export interface MenuChoice {
  readonly label: string;
  readonly choose: () => void;
  /** Cannot be selected at the moment. */
  readonly disabled?: boolean;
}

/** The commands of a menu, rendered in a portal at the menu's position. */
export const MenuChoices = ({ label, choices }: { label?: string; choices: readonly MenuChoice[] }) => (
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
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Portal>
);
