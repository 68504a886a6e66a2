import { atom } from 'jotai';

/** Somebody wants to search: the library takes that up when it stands, and sets it back. */
export const searchWantedAtom = atom(false);
