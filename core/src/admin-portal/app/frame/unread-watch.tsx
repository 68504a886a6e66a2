import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { unreadAtom } from '../../shared/window-title.ts';
import { useUnread } from '../../submissions/use-today.ts';

/** Keeps the number of unread submissions up to date while a user is signed in. */
export const UnreadWatch = () => {
  const unread = useUnread() ?? 0;
  const show = useSetAtom(unreadAtom);
  useEffect(() => show(unread), [show, unread]);
  useEffect(() => () => show(0), [show]);
  return null;
};
