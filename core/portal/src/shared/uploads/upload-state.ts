import type { UnfinishedUpload } from '@jeweler/core/files';
import { atom } from 'jotai';
import type { LibraryUploads } from './library-uploads.ts';
import { type PickedFile, type UploadItem, unfinishedUploads } from './upload-item.ts';

/** What this window uploads; survives going to another screen, and a sign-in. Set by `createUploads` only. */
export const uploadItemsAtom = atom<readonly UploadItem[]>([]);

/** Bytes per second of all uploads together; undefined until known. */
export const uploadSpeedAtom = atom<number>();

/** What this window had begun before it was loaded again. Set by `createUploads`, read once when the portal starts. */
export const interruptedUploadsAtom = atom(unfinishedUploads.listOwn());

/** How many pickers show the uploads inside their dialog; the window's own panel is hidden meanwhile. */
export const uploadPanelsInsideAtom = atom(0);

/** The window's uploads. */
export interface Uploads {
  readonly queue: LibraryUploads;
  /**
   * Uploads files, or says why not before anything is sent. Resolves with the number of the batch; undefined if there
   * is nothing to upload. Folders below `base` that are not there yet are made.
   */
  add(files: readonly PickedFile[], base: string): Promise<number | undefined>;
  /** Gives up an upload of before the window was loaded again. */
  forget(interrupted: UnfinishedUpload): Promise<void>;
}
