import { useToday } from '../today/use-today.ts';

/** Submissions that the person signed in has not read, spam left out; undefined before the first answer. Followed live. */
export const useUnread = (): number | undefined => useToday().data?.unread;
