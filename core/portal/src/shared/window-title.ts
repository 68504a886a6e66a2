import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** The portal's name (SPEC section 2), used everywhere. */
export const PORTAL_TITLE = 'Media Management Portal';

/** Number of unread submissions, for titles and badges; 0 when signed out. Updated by `UnreadWatch`. */
export const unreadAtom = atom(0);

/** Sets the window title to the screen's name, preceded by the unread count: '(3) Requests · ...'. */
export const useWindowTitle = (screen: string): void => {
  const unread = useAtomValue(unreadAtom);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${screen} · ${PORTAL_TITLE}`;
  }, [screen, unread]);
};
