import { atom } from 'jotai';
import type { PageData } from './page-data.ts';

/** What the first page was rendered from; set once per page load, before anything renders. */
export const pageDataAtom = atom<PageData | undefined>(undefined);
