import { formatSlot, hourAfter } from '@jeweler/core/format';
import { type AppointmentSlot, appointmentSlots } from '@jeweler/core/schemas';
import type { Cell } from './agenda-week.ts';

/** What a dialog about an hour opens with. */
export interface HourStart {
  readonly day: string;
  readonly slot?: AppointmentSlot;
}

/** Hours of a day in words, those behind each other as one: '10:00 AM to 1:00 PM, 3:00 PM to 7:00 PM'. */
export const hourRanges = (slots: readonly AppointmentSlot[]): string => {
  const spans: { from: string; until: string }[] = [];
  for (const slot of appointmentSlots.filter((each) => slots.includes(each))) {
    const last = spans.at(-1);
    if (last?.until === slot) last.until = hourAfter(slot);
    else spans.push({ from: slot, until: hourAfter(slot) });
  }
  return spans.map(({ from, until }) => `${formatSlot(from)} to ${formatSlot(until)}`).join(', ');
};

/** The free hours of a day in one line: 'Free 10:00 AM to 1:00 PM, 3:00 PM to 7:00 PM'. */
export const formatFreeRanges = (cells: readonly Cell[]): string => {
  const free = cells.filter(({ state }) => state === 'free').map(({ slot }) => slot);
  if (free.length > 0) return `Free ${hourRanges(free)}`;
  if (cells.every(({ state }) => state === 'closed')) return 'Closed';
  return cells.every(({ state }) => state === 'past') ? 'Past' : 'Nothing free';
};
