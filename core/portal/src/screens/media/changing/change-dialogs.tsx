import { chakra } from '@chakra-ui/react';
import { makeMediaFolder, renameMedia } from '@jeweler/core/api';
import type { MediaMoved } from '@jeweler/core/schemas';
import { useName } from '../../../shared/media-usage.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MediaChooser } from '../choosing/media-chooser.tsx';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';
import { BinDialog } from './bin-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { type ChangeDialog, type Changing, describe, nameOfFolder } from './use-changing.ts';

interface ChangeDialogsProps {
  changing: Changing;
  dialog: ChangeDialog;
  /** All folders, by path. */
  folders: readonly string[];
  /** The element to focus after closing. */
  finalFocus: (() => HTMLElement | null) | undefined;
  onClose: () => void;
}

/** Length of the name without its extension. */
const stemLength = ({ name, type }: LibraryFile): number =>
  type === '' ? name.length : name.length - type.length - 1;

/** What the first file would be called. */
const example = (pattern: string, file: LibraryFile | undefined): string => {
  const extension = file ? file.name.slice(stemLength(file)) : '';
  const named = pattern.replaceAll('{n}', '1');
  return named.toLowerCase().endsWith(extension.toLowerCase()) ? named : named + extension;
};

/** Places that a message names. */
const MAX_NAMED = 6;

/** The question that is open. */
export const ChangeDialogs = (props: ChangeDialogsProps) => {
  const { changing, dialog, folders, finalFocus, onClose } = props;
  const { run, onMoved } = changing;
  /** Closes the question, and tells the library where everything is. */
  const finish = (moved: MediaMoved | undefined) => {
    if (!moved) return;
    onClose();
    onMoved(moved);
  };
  const asked = { label: 'Name', answer: 'Rename', finalFocus, onClose };
  switch (dialog.kind) {
    case 'new-folder':
      return (
        <NameDialog
          {...asked}
          title="New folder"
          hint={dialog.parent === '' ? undefined : `In ${dialog.parent}`}
          answer="Make folder"
          first=""
          onAnswer={async (name) => {
            const { parent } = dialog;
            const folder = await run((http) => makeMediaFolder(http, { parent, name }));
            if (folder !== undefined) finish({ files: [], folders: [{ from: '', to: folder }] });
          }}
        />
      );
    case 'rename':
      return (
        <NameDialog
          {...asked}
          title="Rename file"
          hint="The website keeps showing it under its new name."
          first={dialog.file.name}
          selected={stemLength(dialog.file)}
          onAnswer={async (name) =>
            finish(await run((http) => renameMedia(http, { file: dialog.file.publicUrl, name })))
          }
        />
      );
    case 'rename-folder':
      return (
        <NameDialog
          {...asked}
          title="Rename folder"
          hint="The website keeps showing the files in it."
          first={nameOfFolder(dialog.folder)}
          onAnswer={async (name) =>
            finish(await run((http) => renameMedia(http, { folder: dialog.folder, name })))
          }
        />
      );
    case 'rename-many':
      return (
        <NameDialog
          {...asked}
          title={`Rename ${dialog.files.length} files`}
          label="Pattern"
          hint="{n} becomes 1, 2, 3 in the order shown. Names already in use are skipped, and endings such as .jpg stay."
          first="ring-{n}"
          selected={'ring'.length}
          preview={(pattern) => (
            <chakra.p color="admin.quiet" fontSize="small" overflowWrap="anywhere">
              {`${dialog.files[0]?.name} becomes ${example(pattern, dialog.files[0])}`}
            </chakra.p>
          )}
          onAnswer={async (pattern) => {
            const files = dialog.files.map(getPublicUrl);
            finish(await run((http) => renameMedia(http, { files, pattern })));
          }}
        />
      );
    case 'move':
      return (
        <MoveDialog {...{ changing, folders, finalFocus, onClose }} chosen={dialog.chosen} onMoved={finish} />
      );
    case 'replace':
      return (
        <MediaChooser
          open
          title={`Choose what replaces ${dialog.file.name}`}
          onChoose={(by) => void changing.replaceBy(dialog.file, by)}
          onClose={onClose}
        />
      );
    case 'delete': {
      const { chosen, uses } = dialog;
      const left = uses.length - MAX_NAMED;
      return (
        <ConfirmDialog
          title={`Delete ${describe(chosen)}?`}
          answer="Delete anyway"
          onAnswer={() => changing.remove(chosen, true)}
          finalFocus={finalFocus}
          onClose={onClose}
        >
          <p>
            {chosen.files.length + chosen.folders.length === 1 ? 'It is in use' : 'Some of it is in use'}{' '}
            here, and would be missing:
          </p>
          <chakra.ul paddingLeft="5" listStyleType="disc">
            {[...new Set(uses.map(useName))].slice(0, MAX_NAMED).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {left > 0 ? <li>{`and ${left} more`}</li> : null}
          </chakra.ul>
          <p>It can be restored for 30 days.</p>
        </ConfirmDialog>
      );
    }
    case 'bin':
      return <BinDialog {...{ changing, finalFocus, onClose }} />;
  }
};
