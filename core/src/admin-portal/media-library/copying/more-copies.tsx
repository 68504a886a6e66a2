import { chakra, Menu, Portal } from '@chakra-ui/react';
import { IconButton } from '../../components/icon-button.tsx';

const List = chakra(Menu.Content, {
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

const Item = chakra(Menu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '4',
    cursor: 'pointer',
    _highlighted: { bg: 'admin.sunken' },
    '&:focus-visible': { outline: 'none' },
  },
});

export interface MoreChoice {
  readonly label: string;
  readonly choose: () => void;
}

interface MoreCopiesProps {
  disabled: boolean;
  choices: readonly MoreChoice[];
}

/** The menu beside the copy buttons. */
export const MoreCopies = ({ disabled, choices }: MoreCopiesProps) => (
  <Menu.Root
    positioning={{ placement: 'bottom-end' }}
    onSelect={({ value }) => {
      choices.find(({ label }) => label === value)?.choose();
    }}
  >
    <Menu.Trigger asChild>
      <IconButton
        icon="more"
        label="More ways to copy"
        look="line"
        disabled={disabled}
        // On phones at the end of the first line, so that the two buttons below keep their words in one.
        order={{ base: '0', md: '2' }}
        marginLeft={{ base: 'auto', md: '0' }}
        css={{ '& svg': { strokeWidth: '2.5' } }}
      />
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <List>
          {choices.map(({ label }) => (
            <Item key={label} value={label}>
              {label}
            </Item>
          ))}
        </List>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
