import { copyRequestPhoto, listMedia } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { FolderFields, useFolderChoice } from '../../../shared/folder-choice.tsx';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { listFolders } from '../../../shared/media-folders.ts';
import { queryAtom } from '../../../shared/query-atom.ts';
import { QuestionDialog, type QuestionProps } from '../../../shared/ui/question-dialog.tsx';
import { useChange } from '../../../shared/use-change.ts';

/** The folders of the library. */
const foldersAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.mediaList, 'folders'],
  queryFn: async () => {
    const { files, folders } = await listMedia(http);
    const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return listFolders(
      files.map(({ relativePath }) => ({ folder: folderOf(relativePath) })),
      folders,
    );
  },
}));

interface CopyDialogProps extends Omit<QuestionProps, 'answer'> {
  reference: string;
  /** Of the photo. */
  id: string;
  /** Called with where the copy is, below the media folder. */
  onCopied: (path: string) => void;
}

/** Asks for the folder of the library that gets a copy of a visitor's photo. */
export const CopyDialog = ({ reference, id, onCopied, ...question }: CopyDialogProps) => {
  const { run } = useChange({ affected: [queryKeys.mediaList] });
  const { data: folders = [] } = useAtomValue(foldersAtom);
  const choice = useFolderChoice();
  const field = useRef<HTMLSelectElement>(null);
  const copy = async () => {
    const copied = await run(async (http) =>
      copyRequestPhoto(http, reference, id, { folder: await choice.resolve(http) }),
    );
    if (copied) onCopied(copied.path);
  };
  return (
    <QuestionDialog {...question} answer="Copy" field={field} onAnswer={copy}>
      {(fault) => <FolderFields choice={choice} folders={folders} field={field} fault={fault} />}
    </QuestionDialog>
  );
};
