import { shopDateTime } from '@jeweler/core/business';
import { capitalized, firstName } from '@jeweler/core/format';

/** 'Good morning, Alma', by shop time: the first name, else the username, which is in lower case. */
export const greeting = (username: string | undefined, now: Date, name?: string): string => {
  const hour = Number(shopDateTime(now).slice(11, 13));
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const called = firstName(name) ?? (username === undefined ? undefined : capitalized(username));
  return `Good ${time}${called === undefined ? '' : `, ${called}`}`;
};
