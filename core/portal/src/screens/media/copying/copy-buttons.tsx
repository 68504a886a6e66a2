import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChoicesMenu } from '../../../shared/ui/menu-choices.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import type { Copying } from './use-copying.ts';
import { useMoreChoices } from './use-more-choices.ts';

interface CopyButtonsProps {
  copying: Copying;
  /** The files to copy, in this order. */
  files: readonly LibraryFile[];
}

/** 'Copy File Paths' and 'Copy URLs', with a check mark for two seconds, and a menu with more forms. */
export const CopyButtons = ({ copying, files }: CopyButtonsProps) => {
  const { copy, done } = copying;
  const choices = useMoreChoices(copying, files);
  const none = files.length === 0;
  return (
    <>
      {(['paths', 'urls'] as const).map((form) => (
        <Button
          key={form}
          order="1"
          flex={{ base: '1', md: 'none' }}
          px={{ base: '1', sm: '4' }}
          variant={form === 'urls' ? 'solid' : 'line'}
          disabled={none}
          done={done === form}
          onClick={() => copy(form, files)}
        >
          <Icon name={done === form ? 'check' : 'copy'} />
          {form === 'paths' ? 'Copy File Paths' : 'Copy URLs'}
        </Button>
      ))}
      <ChoicesMenu choices={choices}>
        <IconButton
          icon="more"
          label="More ways to copy"
          variant="line"
          disabled={none}
          // In the first line on phones, so that the labels of the two buttons below stay on one line.
          order={{ base: '0', md: '2' }}
          css={{ '& svg': { strokeWidth: '2.5' } }}
        />
      </ChoicesMenu>
    </>
  );
};
