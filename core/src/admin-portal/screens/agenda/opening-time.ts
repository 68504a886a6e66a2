import { shopInstant } from '../../../business/index.ts';
import { appointmentSlots } from '../../../schemas/index.ts';
import type { AgendaDay } from '../../submissions/appointments/agenda-week.ts';

const HOUR = 3_600_000;

/** Whether the shop is open at an instant of this day: from its first hour that is not closed to its last one. */
export const isOpenAt = ({ day, slots }: Pick<AgendaDay, 'day' | 'slots'>, now: Date): boolean => {
  const open = appointmentSlots.filter((slot) => slots[slot] !== 'closed');
  const [first, last] = [open.at(0), open.at(-1)];
  if (first === undefined || last === undefined) return false;
  return shopInstant(day, first) <= now && now.getTime() < shopInstant(day, last).getTime() + HOUR;
};
