import { atom } from 'jotai';
import { type UploadItem, unfinishedUploads } from './upload-item.ts';

/** What this window uploads; survives going to another screen, and a sign-in. Set by `createUploads` only. */
export const uploadItemsAtom = atom<readonly UploadItem[]>([]);

/** Bytes per second of all uploads together; undefined until known. */
export const uploadSpeedAtom = atom<number>();

/** What this window had begun before it was loaded again. Set by `createUploads`, read once when the portal starts. */
export const interruptedUploadsAtom = atom(unfinishedUploads.listOwn());

/** How many pickers show the uploads inside their dialog; the window's own panel is hidden meanwhile. */
export const uploadPanelsInsideAtom = atom(0);
