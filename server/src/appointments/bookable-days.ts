import { shopDay } from '@jeweler/core/business';

/** How many years ahead a day may be booked, by visitors and by staff; later days are typing errors. */
const YEARS_AHEAD = 2;

export const TOO_FAR_AHEAD_MESSAGE = `Please choose a day within the next ${YEARS_AHEAD} years.`;

/** Days are compared in the shop's calendar, whatever the time zone of the visitor or the server. */
export const isTooFarAhead = (day: string, now: Date): boolean => {
  const today = shopDay(now);
  return day > `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
};
