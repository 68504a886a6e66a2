import { chakra, Menu } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuChoices } from '../../../shared/ui/menu-choices.tsx';
import { compareChoices } from '../comparing/compare-choices.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { changeChoices } from './change-choices.ts';
import type { Changing } from './use-changing.ts';

interface ChangeMenuProps {
  changing: Changing | undefined;
  files: readonly LibraryFile[];
  onCompare: (files: readonly LibraryFile[]) => void;
}

/** 'Change': compares, renames, moves and deletes the selection. */
export const ChangeMenu = ({ changing, files, onCompare }: ChangeMenuProps) =>
  changing ? (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button disabled={files.length === 0} aria-label="Change" title="Change" px="3">
          <Icon name="edit" />
          <chakra.span hideBelow="md">Change</chakra.span>
        </Button>
      </Menu.Trigger>
      <MenuChoices choices={[...compareChoices(files, onCompare), ...changeChoices(changing, files)]} />
    </Menu.Root>
  ) : null;
