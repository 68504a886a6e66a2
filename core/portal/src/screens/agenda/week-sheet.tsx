import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots } from '@jeweler/core/schemas';
import { daySpan, wholeDay } from '../../shared/day-labels.ts';
import type { AgendaDay } from '../../submissions/appointments/agenda-week.ts';
import { PrintSheet, type SheetGroup } from './print-sheet.tsx';

const toGroup = ({ day, slots, note, appointments }: AgendaDay): SheetGroup => {
  const isClosed = appointmentSlots.every((slot) => slots[slot] === 'closed');
  const lines = [...appointments]
    .sort((one, other) => one.appointment.slot.localeCompare(other.appointment.slot))
    .map((item) => ({
      key: `${item.reference} ${item.appointment.slot}`,
      time: formatSlot(item.appointment.slot),
      item,
    }));
  return {
    heading: note ? `${wholeDay(day)}. ${note}` : wholeDay(day),
    lines:
      lines.length > 0 ? lines : [{ key: day, time: '', words: isClosed ? 'Closed' : 'No appointments' }],
  };
};

/** The appointments of a week, day by day. */
export const WeekSheet = ({ days }: { days: readonly AgendaDay[] }) => (
  <PrintSheet
    label="Week sheet"
    title={daySpan(days[0]?.day ?? '', days.at(-1)?.day ?? '')}
    groups={days.map(toGroup)}
  />
);
