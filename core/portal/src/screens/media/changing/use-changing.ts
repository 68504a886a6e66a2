import { ApiError, cleanMedia, deleteMedia, undeleteMedia } from '@jeweler/core/api';
import { formatCount } from '@jeweler/core/format';
import {
  MAX_CLEANED_FILES,
  type MediaFile,
  type MediaMoved,
  type MediaUse,
  type UsesInTheWay,
} from '@jeweler/core/schemas';
import { useState } from 'react';
import { failureNotice } from '../../../shared/errors.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { useMediaLimits } from '../../../shared/media-limits.ts';
import { useHost } from '../../../shared/portal.ts';
import type { PickedFile } from '../../../shared/uploads/upload-item.ts';
import { useUpload } from '../../../shared/uploads/use-upload.ts';
import { useChange } from '../../../shared/use-change.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';

/** What the system's dialog offers: files of the same kind, since the name keeps its ending. */
const acceptOf = ({ type }: LibraryFile): string => (/^jpe?g$/.test(type) ? 'image/jpeg' : `.${type}`);

/** Asks for the file that takes the place of another one, whose name it gets. */
const pickReplacement = (replaced: LibraryFile, onPicked: (picked: PickedFile) => void): void => {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: acceptOf(replaced) });
  input.addEventListener('change', () => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const { type, lastModified } = chosen;
    const file = new File([chosen], replaced.name, { type, lastModified });
    onPicked({ file, folder: replaced.folder, isReplacement: true });
  });
  input.click();
};

const jpegType = (type: string): string => (type === 'jpeg' ? 'jpg' : type);

/** A copy of another picture of the library that takes the place of `replaced`, or why that cannot be. */
const copyInPlace = async (
  replaced: LibraryFile,
  { name, type, publicUrl }: MediaFile,
): Promise<PickedFile | string> => {
  if (jpegType(type) !== jpegType(replaced.type))
    return `“${name}” is of another kind: its name does not end with .${replaced.type}. Choose one of the same kind.`;
  const response = await fetch(publicUrl).catch(() => undefined);
  if (!response?.ok) return `“${name}” could not be read. Check the connection, then try again.`;
  const file = new File([await response.blob()], replaced.name);
  return { file, folder: replaced.folder, isReplacement: true };
};

/** What a change is about. */
export interface Chosen {
  readonly files: readonly LibraryFile[];
  /** Paths below the media folder. */
  readonly folders: readonly string[];
}

/** A question that is open. */
export type ChangeDialog =
  | { readonly kind: 'new-folder'; readonly parent: string }
  | { readonly kind: 'rename'; readonly file: LibraryFile }
  | { readonly kind: 'rename-folder'; readonly folder: string }
  | { readonly kind: 'rename-many'; readonly files: readonly LibraryFile[] }
  | { readonly kind: 'move'; readonly chosen: Chosen }
  | { readonly kind: 'replace'; readonly file: LibraryFile }
  | { readonly kind: 'delete'; readonly chosen: Chosen; readonly uses: readonly MediaUse[] }
  | { readonly kind: 'bin' };

/** The files that a question is about. */
export const filesOf = (dialog: ChangeDialog): readonly LibraryFile[] => {
  if ('file' in dialog) return [dialog.file];
  if ('files' in dialog) return dialog.files;
  return 'chosen' in dialog ? dialog.chosen.files : [];
};

const affected = [queryKeys.mediaList, queryKeys.mediaUsage, queryKeys.mediaBin];

export const nameOfFolder = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);

/** '“ring.jpg”', '“rings”', '3 files', '2 files and 1 folder' */
export const describe = ({ files, folders }: Chosen): string => {
  const [file] = files;
  const [folder] = folders;
  if (file && files.length === 1 && folders.length === 0) return `“${file.name}”`;
  if (folder !== undefined && folders.length === 1 && files.length === 0) return `“${nameOfFolder(folder)}”`;
  const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
  return [
    files.length > 0 && counted(files.length, 'file'),
    folders.length > 0 && counted(folders.length, 'folder'),
  ]
    .filter(Boolean)
    .join(' and ');
};

const usesIn = (error: unknown): readonly MediaUse[] | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { uses } = (error.present ?? {}) as Partial<UsesInTheWay>;
  return uses && Object.values(uses).flat();
};

/**
 * Changes of files and folders; undefined where the media folder is only read.
 * @param onMoved called with what has another address, once the list has it
 */
export const useChanging = (onMoved: (moved: MediaMoved) => void) => {
  const { notify } = useHost();
  const limits = useMediaLimits();
  const upload = useUpload();
  const { busy, run, report } = useChange({ affected });
  const [dialog, setDialog] = useState<ChangeDialog>();
  if (!limits) return undefined;

  const undo = (ids: readonly string[]) =>
    report((http) => undeleteMedia(http, { ids }), {
      done: ({ failed: [first] }) =>
        first && { tone: 'error', title: 'Not everything was restored', text: first.message },
      failed: 'Nothing was restored',
    });

  /** Deletes, with a notice that takes it back; asks first about what is in use, unless that is `confirmed`. */
  const remove = async (chosen: Chosen, confirmed = false): Promise<void> => {
    const { files, folders } = chosen;
    try {
      const wanted = { files: files.map(getPublicUrl), folders: [...folders], confirmed };
      const deleted = await run((http) => deleteMedia(http, wanted));
      if (!deleted) return;
      const { ids, failed } = deleted;
      // Not what was opened since, while the list was being fetched.
      setDialog((open) => (open?.kind === 'delete' ? undefined : open));
      const [first] = failed;
      notify({
        tone: 'success',
        title: `${describe(chosen)} deleted`,
        text: first ? `Not all of it: ${first.message}` : 'It can be restored for 30 days.',
        actions: [{ label: 'Undo', run: () => void undo(ids) }],
      });
    } catch (error) {
      const uses = usesIn(error);
      if (uses) setDialog({ kind: 'delete', chosen, uses });
      else notify(failureNotice(`${describe(chosen)} not deleted`, error));
    }
  };

  /** Takes the location out of those that have one. */
  const clean = (files: readonly LibraryFile[]) => {
    const located = files.filter(({ hasLocation }) => hasLocation).slice(0, MAX_CLEANED_FILES);
    return report((http) => cleanMedia(http, { files: located.map(getPublicUrl) }), {
      done: ({ cleaned: { length }, failed: [first] }) => {
        if (first) notify({ tone: 'error', title: 'A location was not removed', text: first.message });
        return length === 0
          ? undefined
          : { title: `Location removed from ${length === 1 ? 'one file' : `${length} files`}` };
      },
      failed: 'No location was removed',
    });
  };

  /** Asks for a file that takes the place of this one, under its name and address. */
  const replace = (file: LibraryFile) =>
    pickReplacement(file, (picked) => void upload(Promise.resolve([picked]), file.folder));

  /** A copy of `by`, another picture of the library, takes its place. */
  const replaceBy = async (file: LibraryFile, by: MediaFile): Promise<void> => {
    const picked = await copyInPlace(file, by);
    if (typeof picked === 'string')
      notify({ tone: 'error', title: `“${file.name}” was not replaced`, text: picked });
    else await upload(Promise.resolve([picked]), file.folder);
  };

  return {
    busy,
    replace,
    replaceBy,
    dialog,
    ask: setDialog,
    close: () => setDialog(undefined),
    run,
    report,
    remove,
    clean,
    onMoved,
  };
};

export type Changing = NonNullable<ReturnType<typeof useChanging>>;
