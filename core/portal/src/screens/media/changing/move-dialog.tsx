import { moveMedia } from '@jeweler/core/api';
import type { MediaMoved } from '@jeweler/core/schemas';
import { useRef, useState } from 'react';
import { FolderFields, useFolderChoice } from '../../../shared/folder-choice.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { QuestionDialog, type QuestionProps } from '../../../shared/ui/question-dialog.tsx';
import { getPublicUrl } from '../files/library-file.ts';
import { type Changing, type Chosen, describe } from './use-changing.ts';

interface MoveDialogProps extends Omit<QuestionProps, 'title' | 'answer'> {
  changing: Changing;
  chosen: Chosen;
  folders: readonly string[];
  onMoved: (moved: MediaMoved | undefined) => void;
}

/** Asks for the folder, which can be a new one. */
export const MoveDialog = ({ changing, chosen, folders, onMoved, ...question }: MoveDialogProps) => {
  const choice = useFolderChoice();
  const [keepBoth, setKeepBoth] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const isInside = (each: string) =>
    chosen.folders.some((moved) => each === moved || each.startsWith(`${moved}/`));

  const move = async () => {
    const moved = await changing.run(async (http) => {
      const to = await choice.resolve(http);
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
          <FolderFields
            choice={choice}
            folders={folders.filter((each) => !isInside(each))}
            field={field}
            fault={fault}
          />
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
