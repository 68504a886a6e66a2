import { atom } from 'jotai';
import type { Portal } from './portal.ts';

/** The running portal, for atoms; set once per store. */
export const portalAtom = atom<Portal | undefined>(undefined);

const required = atom((get) => {
  const portal = get(portalAtom);
  if (!portal) throw new Error('The portal’s atoms need the store of AdminPortal.');
  return portal;
});

/** Runs a call with the session's token; a 401 signs out. In components: `useSession().call`. */
export const adminCallAtom = atom((get) => get(required).session.call);

/** The query client of this portal, cleared when the session ends. */
export const queriesAtom = atom((get) => get(required).queries);
