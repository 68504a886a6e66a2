import { atom } from 'jotai';
import type { UploadItem } from './upload-item.ts';

/** What this window uploads; survives going to another screen, and a sign-in. Set by `createUploads` only. */
export const uploadItemsAtom = atom<readonly UploadItem[]>([]);

/** How many pickers show the uploads inside their dialog; the window's own panel is hidden meanwhile. */
export const uploadPanelsInsideAtom = atom(0);
