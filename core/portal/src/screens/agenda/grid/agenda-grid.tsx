import { chakra, useMediaQuery } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots } from '@jeweler/core/schemas';
import { useMemo, useRef } from 'react';
import { wholeDay } from '../../../shared/day-labels.ts';
import { Quiet } from '../../../shared/ui/layout.ts';
import type { AgendaDay, Cell } from '../../../submissions/appointments/agenda-week.ts';
import { toCells, toDrawnHours } from '../../../submissions/appointments/agenda-week.ts';
import { formatFreeRanges } from '../../../submissions/appointments/hour-ranges.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import type { AgendaView } from '../agenda-view.ts';
import { DayName } from './day-name.tsx';
import { type CellControls, type HourCell, SlotCell } from './slot-cell.tsx';
import { useGridFocus } from './use-grid-focus.ts';

/** Wide enough for seven columns; the same breakpoint as the theme's `xl`. */
const WIDE = '(min-width: 80rem)';

interface AgendaGridProps {
  view: AgendaView['view'];
  /** The days shown: one, or the seven of a week. */
  days: readonly AgendaDay[];
  now: Date;
  today: string;
  onOpen: (reference: string) => void;
  onBook: (cell: Cell) => void;
  onBlock: (cell: Cell) => void;
  /** Goes to the previous or the next day or week. */
  onStep: (direction: 1 | -1) => void;
}

/** The hours of a day or a week: one tab stop, with arrow keys moving between the hours. */
export const AgendaGrid = ({ view, days, now, today, onOpen, onBook, onBlock, onStep }: AgendaGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => days.flatMap((day) => toCells(day, now)), [days, now]);
  const [isWide = false] = useMediaQuery([WIDE], { ssr: false });
  const isList = view === 'week' && !isWide;
  // The list offers no free hours to book: the day view has room for them.
  const { stops, stopProps, onKeyDown } = useGridFocus(grid, cells, view, !isList, onStep);
  const controls: CellControls = {
    now,
    narrow: view === 'week' && isWide,
    stopProps,
    onOpen,
    onBook,
    onBlock,
  };
  const drawn = days.map((day) => ({
    ...day,
    hours: toDrawnHours(cells.filter((cell) => cell.day === day.day)).map((hour) => ({
      ...hour,
      stops: stops.filter((stop) => stop.cell === hour.cell),
    })),
  }));
  return (
    <chakra.div
      ref={grid}
      role="group"
      aria-label="Hours"
      aria-describedby="agenda-keys"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
    >
      <VisuallyHidden id="agenda-keys">Use the arrow keys to move from hour to hour.</VisuallyHidden>
      {view === 'day' ? (
        drawn.map((day) => <DayHours key="day" day={day} controls={controls} />)
      ) : isWide ? (
        <WeekColumns days={drawn} today={today} controls={controls} />
      ) : (
        <WeekList days={drawn} today={today} controls={controls} />
      )}
    </chakra.div>
  );
};

const Days = chakra('div', {
  base: {
    '& ol': { containerType: 'inline-size' },
    '& section:not(:first-of-type)': { borderTop: '1px solid {colors.admin.control}' },
  },
});

/** The days of a week below each other: the appointments, and the free hours in one line. */
const WeekList = ({ days, today, controls }: WeekProps) => (
  <Days>
    {days.map(({ day, hours, note }) => (
      <section key={day} aria-labelledby={`day-${day}`}>
        <DayName day={day} isToday={day === today} />
        <ol>
          {hours
            .filter(({ stops }) => stops.length > 0)
            .map((hour) => (
              <SlotCell key={hour.cell.slot} {...hour} rows={1} controls={controls} />
            ))}
        </ol>
        <Quiet px="4" py="3">
          {formatFreeRanges(hours.map(({ cell }) => cell)) + (note ? `: ${note}` : '')}
        </Quiet>
      </section>
    ))}
  </Days>
);

/** A day with the stops of each of its hours. */
interface DayCells extends AgendaDay {
  readonly hours: readonly HourCell[];
}

interface WeekProps {
  days: readonly DayCells[];
  today: string;
  controls: CellControls;
}

/** The nine hours of one day as a list. */
const DayHours = ({ day, controls }: { day: DayCells; controls: CellControls }) => (
  <chakra.ol containerType="inline-size" aria-label={wholeDay(day.day)}>
    {day.hours.map((hour) => (
      <SlotCell key={hour.cell.slot} {...hour} controls={controls} />
    ))}
  </chakra.ol>
);

const Week = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem repeat(7, minmax(0, 1fr))',
    gridTemplateRows: `auto repeat(${appointmentSlots.length}, auto)`,
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
      borderBottom: 'rule',
    },
  },
});

const Day = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: '1 / -1',
    minWidth: '0',
    borderLeft: 'rule',
  },
});

const Slots = chakra('ol', {
  base: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '2 / -1' },
});

/** Monday to Sunday side by side on shared grid rows. */
const WeekColumns = ({ days, today, controls }: WeekProps) => (
  <Week>
    <Hours aria-hidden="true">
      {appointmentSlots.map((slot) => (
        <li key={slot}>{formatSlot(slot)}</li>
      ))}
    </Hours>
    {days.map(({ day, hours }) => (
      <Day key={day} aria-labelledby={`day-${day}`}>
        <DayName day={day} isToday={day === today} />
        <Slots aria-labelledby={`day-${day}`}>
          {hours.map((hour) => (
            <SlotCell key={hour.cell.slot} {...hour} controls={controls} />
          ))}
        </Slots>
      </Day>
    ))}
  </Week>
);
