import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useUnread } from '../inbox/data/use-unread.ts';
import { unreadAtom } from './window-title.ts';

/** Keeps up how much is unread while somebody is signed in. */
export const UnreadWatch = () => {
  const unread = useUnread() ?? 0;
  const show = useSetAtom(unreadAtom);
  useEffect(() => show(unread), [show, unread]);
  useEffect(() => () => show(0), [show]);
  return null;
};
