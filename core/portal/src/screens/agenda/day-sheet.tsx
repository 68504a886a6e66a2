import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots } from '@jeweler/core/schemas';
import { wholeDay } from '../../shared/day-labels.ts';
import { shopAddress, useShopFacts } from '../../shared/shop-facts.ts';
import type { AgendaDay } from '../../submissions/appointments/agenda-week.ts';
import { PrintSheet, type SheetGroup } from './print-sheet.tsx';

/** A day on one printed page, with lines for appointments that come in by telephone. */
export const DaySheet = ({ day: { day, slots, note, appointments } }: { day: AgendaDay }) => {
  const { data: facts = {} } = useShopFacts();
  const lines = appointmentSlots.flatMap((slot): SheetGroup['lines'] => {
    const time = formatSlot(slot);
    const items = appointments.filter(({ appointment }) => appointment.slot === slot);
    return items.length > 0
      ? items.map((item) => ({ key: `${item.reference} ${slot}`, time, item }))
      : [{ key: slot, time, words: slots[slot] === 'closed' ? 'Closed' : '' }];
  });
  return (
    <PrintSheet
      label="Day sheet"
      title={wholeDay(day)}
      note={note}
      address={shopAddress(facts)}
      groups={[{ lines }]}
      isRoomy
    />
  );
};
