import { shopDateTime } from '../../../business/index.ts';

/** Usernames are in lower case: 'alma' becomes 'Alma'. */
const addressed = (username: string): string => username.charAt(0).toUpperCase() + username.slice(1);

/** 'Good morning, Alma', by shop time. */
export const greeting = (username: string | undefined, now: Date): string => {
  const hour = Number(shopDateTime(now).slice(11, 13));
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${time}${username === undefined ? '' : `, ${addressed(username)}`}`;
};
