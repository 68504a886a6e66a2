import { makeMediaFolder, moveMedia } from '@jeweler/core/api';
import type { MediaMoved } from '@jeweler/core/schemas';
import { useRef, useState } from 'react';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { getPublicUrl } from '../files/library-file.ts';
import { QuestionDialog, type QuestionProps } from './question-dialog.tsx';
import { type Changing, type Chosen, describe } from './use-changing.ts';

/** Value of the folder that does not exist yet; paths begin with no slash. */
const NEW = '/new';

interface MoveDialogProps extends Omit<QuestionProps, 'title' | 'answer'> {
  changing: Changing;
  chosen: Chosen;
  folders: readonly string[];
  onMoved: (moved: MediaMoved | undefined) => void;
}

/** Asks for the folder, which can be a new one. */
export const MoveDialog = ({ changing, chosen, folders, onMoved, ...question }: MoveDialogProps) => {
  const [folder, setFolder] = useState('');
  const [name, setName] = useState('');
  const [keepBoth, setKeepBoth] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const isInside = (each: string) =>
    chosen.folders.some((moved) => each === moved || each.startsWith(`${moved}/`));
  const options = [
    { value: '', label: 'Not in a folder' },
    { value: NEW, label: 'New folder…' },
    ...folders.filter((each) => !isInside(each)).map((each) => ({ value: each, label: each })),
  ];

  const move = async () => {
    const moved = await changing.run(async (http) => {
      const to = folder === NEW ? await makeMediaFolder(http, { parent: '', name }) : folder;
      // It is there already if its files are refused.
      setFolder(to);
      const files = chosen.files.map(getPublicUrl);
      return moveMedia(http, { files, folders: [...chosen.folders], to, keepBoth });
    });
    onMoved(moved);
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
          <SelectField
            ref={field}
            label="Folder"
            value={folder}
            options={options}
            onChange={setFolder}
            error={folder === NEW ? undefined : fault}
            announced
          />
          {folder === NEW ? (
            <TextField
              label="Name of the new folder"
              autoComplete="off"
              value={name}
              error={fault}
              announced
              onChange={(event) => setName(event.currentTarget.value)}
            />
          ) : null}
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
