import { chakra } from '@chakra-ui/react';
import { makeMediaFolder, moveMedia } from '@jeweler/core/api';
import { searchable } from '@jeweler/core/format';
import type { MediaMoved } from '@jeweler/core/schemas';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { chosenEdgeStyle } from '../../../theme/index.ts';
import { getPublicUrl } from '../files/library-file.ts';
import { QuestionDialog, type QuestionProps } from './question-dialog.tsx';
import { type Changing, type Chosen, describe, nameOfFolder } from './use-changing.ts';

/** Value of the folder that does not exist yet; paths begin with no slash. */
const NEW = '/new';

/** The folders of which `typed` is a part, those before the others whose own name begins with it. */
const narrow = (folders: readonly string[], typed: string): readonly string[] => {
  const sought = searchable(typed);
  const found = folders.filter((folder) => searchable(folder).includes(sought));
  const begins = (folder: string) => searchable(nameOfFolder(folder)).startsWith(sought);
  return [...found.filter(begins), ...found.filter((folder) => !begins(folder))];
};

/** The browser's own radio buttons below each other: there may be hundreds. */
const FolderList = chakra('div', {
  base: {
    maxHeight: 'min(20rem, 40dvh)',
    overflowY: 'auto',
    border: 'rule',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      px: '3',
      py: '1',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& label:hover': { bg: 'admin.sunken' },
    '& label:has(:checked)': { bg: 'admin.selected', ...chosenEdgeStyle },
    '& input': { flex: 'none', width: '1.125rem', height: '1.125rem', accentColor: '{colors.admin.accent}' },
  },
});

interface MoveDialogProps extends Omit<QuestionProps, 'title' | 'answer'> {
  changing: Changing;
  chosen: Chosen;
  folders: readonly string[];
  onMoved: (moved: MediaMoved | undefined) => void;
}

/** Asks for the folder: typing narrows the list, and names one that is new. */
export const MoveDialog = ({ changing, chosen, folders, onMoved, ...question }: MoveDialogProps) => {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('');
  const [keepBoth, setKeepBoth] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isInside = (each: string) =>
    chosen.folders.some((moved) => each === moved || each.startsWith(`${moved}/`));
  const typed = text.trim();
  const options = [
    ...(typed === '' ? [{ value: '', label: 'Not in a folder' }] : []),
    ...narrow(folders, typed).flatMap((each) => (isInside(each) ? [] : [{ value: each, label: each }])),
    ...(typed === '' || folders.includes(typed) ? [] : [{ value: NEW, label: `New folder “${typed}”` }]),
  ];
  // Without an option, what was typed is a folder in itself, which the server refuses.
  const folder = (options.find(({ value }) => value === picked) ?? options[0])?.value ?? typed;

  const move = async () => {
    const moved = await changing.run(async (http) => {
      const to = folder === NEW ? await makeMediaFolder(http, { parent: '', name: typed }) : folder;
      // It is there already if its files are refused.
      setPicked(to);
      const files = chosen.files.map(getPublicUrl);
      return moveMedia(http, { files, folders: [...chosen.folders], to, keepBoth });
    });
    onMoved(moved);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  return (
    <QuestionDialog
      {...question}
      title={`Move ${describe(chosen)}`}
      answer="Move"
      field={field}
      onAnswer={move}
    >
      {(fault, isTaken) => (
        <>
          <TextField
            ref={field}
            label="Search folders"
            hint="Or type the name of a new one."
            autoComplete="off"
            spellCheck={false}
            value={text}
            error={fault}
            announced
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <FolderList ref={list} role="radiogroup" aria-label="Folder">
            {options.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="folder"
                  checked={value === folder}
                  onChange={() => setPicked(value)}
                />
                {label}
              </label>
            ))}
          </FolderList>
          {(isTaken && chosen.files.length > 0) || keepBoth ? (
            <Checkbox checked={keepBoth} onChange={setKeepBoth}>
              Keep both: add a number to files whose name is taken
            </Checkbox>
          ) : null}
        </>
      )}
    </QuestionDialog>
  );
};
