import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useUnread } from '../inbox/data/use-unread.ts';
import { unreadAtom } from './window-title.ts';

/** Keeps the number of unread submissions up to date while a user is signed in. */
export const UnreadWatch = () => {
  const unread = useUnread() ?? 0;
  const show = useSetAtom(unreadAtom);
  useEffect(() => show(unread), [show, unread]);
  useEffect(() => () => show(0), [show]);
  return null;
};
