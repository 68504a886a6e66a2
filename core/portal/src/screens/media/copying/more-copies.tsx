import { Menu } from '@chakra-ui/react';
import { IconButton } from '../../../shared/ui/button.tsx';
import { type MenuChoice, MenuChoices } from '../../../shared/ui/menu-choices.tsx';

interface MoreCopiesProps {
  disabled: boolean;
  choices: readonly MenuChoice[];
}

/** The menu beside the copy buttons. */
export const MoreCopies = ({ disabled, choices }: MoreCopiesProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <IconButton
        icon="more"
        label="More ways to copy"
        variant="line"
        disabled={disabled}
        // In the first line on phones, so that the labels of the two buttons below stay on one line.
        order={{ base: '0', md: '2' }}
        css={{ '& svg': { strokeWidth: '2.5' } }}
      />
    </Menu.Trigger>
    <MenuChoices choices={choices} />
  </Menu.Root>
);
