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

const NOT_CONFIRMED = 'Not confirmed in time';
const hasBegun = ({ appointment: { day, slot } }: AgendaItem, now: Date): boolean =>
  slotHasBegun(day, slot, now);

/** The state of the hold of a request or a proposal; undefined when there is none. */
export const holdSentence = (item: AgendaItem, now: Date): string | undefined => {
  const { heldUntil } = item;
  if (hasHoldEnded(item, now))
    return hasBegun(item, now) ? NOT_CONFIRMED : 'Not held: others can book this time';
  return heldUntil !== null ? `Held until ${dateAndTime(heldUntil)}` : undefined;
};

export const CONFLICT_SENTENCE =
  'Two people have asked for the same time. Keep one appointment; move or decline the other.';
