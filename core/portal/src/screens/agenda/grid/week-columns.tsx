import { chakra } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots } from '@jeweler/core/schemas';
import type { WeekProps } from './day-hours.tsx';
import { DayName } from './day-name.tsx';
import { SlotCell } from './slot-cell.tsx';

const Week = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem repeat(7, minmax(0, 1fr))',
    gridTemplateRows: `auto repeat(${appointmentSlots.length}, auto)`,
    '& ol': { listStyle: 'none' },
    '& li:last-child': { borderBottom: '0' },
  },
});

/** The hour labels at the side, on the grid rows that all days share. */
const Hours = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: '2 / -1',
    fontSize: 'note',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      px: '3',
      paddingTop: '3',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid',
      borderColor: 'admin.rule',
    },
  },
});

const Day = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    minWidth: '0',
    borderLeft: '1px solid',
    borderColor: 'admin.rule',
  },
});

const Slots = chakra('ol', {
  base: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '2 / -1' },
});

/** Monday to Sunday side by side on shared grid rows. */
export const WeekColumns = ({ days, today, controls }: WeekProps) => (
  <Week>
    <Hours aria-hidden="true">
      {appointmentSlots.map((slot) => (
        <li key={slot}>{formatSlot(slot)}</li>
      ))}
    </Hours>
    {days.map(({ day, cells }) => (
      <Day key={day} aria-labelledby={`day-${day}`}>
        <DayName day={day} isToday={day === today} />
        <Slots aria-labelledby={`day-${day}`}>
          {cells.map(({ cell, stops }) => (
            <SlotCell key={cell.slot} cell={cell} stops={stops} controls={controls} />
          ))}
        </Slots>
      </Day>
    ))}
  </Week>
);
