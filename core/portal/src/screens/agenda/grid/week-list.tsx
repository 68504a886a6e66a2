import { chakra } from '@chakra-ui/react';
import { formatFreeRanges, type WeekProps } from './day-hours.tsx';
import { DayName } from './day-name.tsx';
import { SlotCell } from './slot-cell.tsx';

const Days = chakra('div', {
  base: {
    '& ol': { listStyle: 'none', containerType: 'inline-size' },
    '& section:not(:first-of-type)': { borderTop: '1px solid {colors.admin.control}' },
  },
});

/** The days of a week below each other: the appointments, and the free hours in one line. */
export const WeekList = ({ days, today, controls }: WeekProps) => (
  <Days>
    {days.map(({ day, cells, note }) => (
      <section key={day} aria-labelledby={`day-${day}`}>
        <DayName day={day} isToday={day === today} />
        <ol>
          {cells
            .filter(({ stops }) => stops.length > 0)
            .map(({ cell, stops }) => (
              <SlotCell key={cell.slot} cell={cell} stops={stops} controls={controls} />
            ))}
        </ol>
        <chakra.p px="4" py="3" color="admin.quiet" fontSize="small">
          {formatFreeRanges(cells.map(({ cell }) => cell)) + (note ? `: ${note}` : '')}
        </chakra.p>
      </section>
    ))}
  </Days>
);
