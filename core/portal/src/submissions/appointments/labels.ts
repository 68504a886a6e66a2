import { slotHasBegun } from '@jeweler/core/business';
import type { SlotState } from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { dateAndTime } from '../../shared/times.ts';
import { statusLabels } from '../labels.ts';
import { hasHoldEnded } from './agenda-week.ts';

export const slotLabels: Readonly<Record<SlotState, string>> = {
  free: 'Free',
  taken: 'Taken',
  closed: 'Closed',
  past: 'Past',
};

/** Whether it is in the agenda at a time that its visitor asks for; it is at its own as well. */
export const isAskedFor = ({ appointment, wish }: AgendaItem): boolean =>
  wish?.day === appointment.day && wish.slot === appointment.slot;

/** Its status, and whether its visitor asks for another time. */
export const agendaStatus = (item: AgendaItem): string => {
  if (isAskedFor(item)) return 'Asks to move here';
  return statusLabels[item.status] + (item.wish ? ', asks to move' : '');
};

/** What it is about, and its status unless that is the usual one: the latter may be empty. */
export const agendaFacts = (item: AgendaItem): string[] => [
  item.summary,
  item.status === 'confirmed' && !item.wish ? '' : agendaStatus(item).toLowerCase(),
];

/** The state of the hold of a request or a proposal; undefined when there is none. */
export const holdSentence = (item: AgendaItem, now: Date): string | undefined => {
  const { heldUntil, appointment } = item;
  if (hasHoldEnded(item, now))
    return slotHasBegun(appointment.day, appointment.slot, now)
      ? 'Not confirmed in time'
      : 'Not held: others can book this time';
  return heldUntil !== null ? `Held until ${dateAndTime(heldUntil)}` : undefined;
};
