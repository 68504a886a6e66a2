import { useToday } from './use-today.ts';

/**
 * Number of submissions that the signed-in user has not read, without spam; undefined before the first
 * response. Updated live.
 */
export const useUnread = (): number | undefined => useToday().data?.unread;
