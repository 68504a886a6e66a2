import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** What the portal is called (SPEC section 2), everywhere. */
export const PORTAL_TITLE = 'Media Management Portal';

/** How much is unread, for titles and badges; 0 where nobody is signed in. Kept up by `UnreadWatch`. */
export const unreadAtom = atom(0);

/** Names the window after the screen, with how much is unread before it: '(3) Requests · ...'. */
export const useWindowTitle = (screen: string): void => {
  const unread = useAtomValue(unreadAtom);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${screen} · ${PORTAL_TITLE}`;
  }, [screen, unread]);
};
