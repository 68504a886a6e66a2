import { atom } from 'jotai';

/** Whether the page is shown beside the editor; in this window, until it is closed. */
export const previewShownAtom = atom(false);
