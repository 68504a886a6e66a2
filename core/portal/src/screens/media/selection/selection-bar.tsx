import { chakra } from '@chakra-ui/react';
import { SelectAll } from '../../../shared/data-list/selection-bar.tsx';
import { Button, ToolButton } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { ChoicesMenu, MoreMenu } from '../../../shared/ui/menu-choices.tsx';
import { ToolRow } from '../../../shared/ui/panel.tsx';
import { changeChoices, compareLabel } from '../changing/change-choices.ts';
import type { Copying } from '../copying/use-copying.ts';
import { useMoreChoices } from '../copying/use-more-choices.ts';
import { DownloadButton } from '../download-button.tsx';
import type { LibraryFile } from '../files/library-file.ts';
import type { Library } from '../use-library.ts';

/** What is selected, the number of files of it that a filter hides, and buttons to download and copy. */
export const SelectionBar = ({ library }: { library: Library }) => {
  const { files, selection, copying, changing, open } = library;
  const { keys, selected } = selection;
  const compare = compareLabel(selected);
  const hidden = files.filter(({ publicUrl }) => keys.has(publicUrl)).length - selected.length;
  return (
    <ToolRow minHeight="3.25rem" py="1" rowGap="2" columnGap={{ base: '2', md: '3' }}>
      {/* On phones it leaves the rest of the line to the icons, in two lines of text if need be. */}
      <chakra.span flex={{ base: '1 1 6rem', md: 'none' }}>
        <SelectAll selection={selection} />
      </chakra.span>
      {hidden > 0 ? (
        <Flow
          as="span"
          display="inline-flex"
          alignItems="center"
          columnGap="1"
          rowGap="0"
          color="admin.quiet"
        >
          <span>{`${hidden} more selected, hidden by the filters`}</span>
          <Button variant="bare" px="2" textDecoration="underline" onClick={library.showAll}>
            Show all files
          </Button>
        </Flow>
      ) : null}
      {selected.length > 0 || hidden > 0 ? (
        <>
          {/* In front of the buttons: a line break on phones, a flexible space in wider windows. */}
          <chakra.span
            order="1"
            flex="1"
            flexBasis={{ base: 'full', md: '0' }}
            height="0"
            marginTop={{ base: '-2', md: '0' }}
          />
          {compare === undefined ? null : (
            <ToolButton icon="compare" label={compare} px="3" onClick={() => open.setCompared(selected)}>
              Compare
            </ToolButton>
          )}
          {changing ? (
            <ChoicesMenu choices={changeChoices(changing, selected)}>
              <ToolButton icon="edit" label="Change" px="3" disabled={selected.length === 0} />
            </ChoicesMenu>
          ) : null}
          <DownloadButton files={selected} compact />
          <CopyButtons copying={copying} files={selected} />
        </>
      ) : null}
    </ToolRow>
  );
};

interface CopyButtonsProps {
  copying: Copying;
  /** The files to copy, in this order. */
  files: readonly LibraryFile[];
}

/** 'Copy File Paths' and 'Copy URLs', with a check mark for two seconds, and a menu with more forms. */
const CopyButtons = ({ copying, files }: CopyButtonsProps) => {
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
      {/* In the first line on phones, so that the labels of the two buttons below stay on one line. */}
      <MoreMenu label="More ways to copy" choices={choices} disabled={none} order={{ base: '0', md: '2' }} />
    </>
  );
};
