import { Menu } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuChoices } from '../../../shared/ui/menu-choices.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import { changeChoices } from './change-choices.ts';
import type { Changing } from './use-changing.ts';

interface ChangeMenuProps {
  changing: Changing | undefined;
  files: readonly LibraryFile[];
}

/** 'Change': renames, moves and deletes the selection. */
export const ChangeMenu = ({ changing, files }: ChangeMenuProps) =>
  changing ? (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button disabled={files.length === 0} px="3">
          Change
          <Icon name="down" />
        </Button>
      </Menu.Trigger>
      <MenuChoices choices={changeChoices(changing, files)} />
    </Menu.Root>
  ) : null;
