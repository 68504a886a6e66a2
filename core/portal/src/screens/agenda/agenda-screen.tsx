import { chakra } from '@chakra-ui/react';
import { dayAfter } from '@jeweler/core/business';
import type { Agenda } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../shared/host/use-commands.ts';
import { portalPaths } from '../../shared/paths.ts';
import { usePortal } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Flow } from '../../shared/ui/layout.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import {
  agendaKey,
  toCells,
  toWeek,
  useAgendaWeek,
  useNeighbourWeeks,
} from '../../submissions/appointments/agenda-week.ts';
import { BlockDialog } from '../../submissions/appointments/blocking/block-dialog.tsx';
import { BlockedLines } from '../../submissions/appointments/blocking/blocked-lines.tsx';
import type { Blocking } from '../../submissions/appointments/blocking/blocking.ts';
import { BlockingOutcome } from '../../submissions/appointments/blocking/blocking-outcome.tsx';
import { useBlocking } from '../../submissions/appointments/blocking/use-blocking.ts';
import type { HourStart } from '../../submissions/appointments/hour-ranges.ts';
import { isAskedFor } from '../../submissions/appointments/labels.ts';
import { ShopZone } from '../../submissions/appointments/shop-zone.tsx';
import { AgendaTools } from './agenda-tools.tsx';
import { type AgendaView, formatAgendaQuery, parseAgendaView } from './agenda-view.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { AgendaGrid } from './grid/agenda-grid.tsx';
import { AgendaNotes, WaitingElsewhere } from './grid/agenda-notes.tsx';
import { DaySheet, WeekSheet } from './print-sheet.tsx';

/** More weeks than the agenda has at hand. */
const WEEKS_AHEAD = 3;

/** Finds the first free hour from the day `from` on, among the weeks that are loaded; without one, only the day. */
const useFreeHour = () => {
  const { queries } = usePortal();
  return (from: string, now: Date): HourStart => {
    for (let week = 0; week < WEEKS_AHEAD; week += 1) {
      const [monday = from] = toWeek(dayAfter(from, 7 * week));
      const days = queries.getQueryData<Agenda>([...agendaKey, monday])?.days ?? [];
      const free = days
        .filter(({ day }) => day >= from)
        .flatMap((day) => toCells(day, now))
        .find(({ state }) => state === 'free');
      if (free) return { day: free.day, slot: free.slot };
    }
    return { day: from };
  };
};

/** The appointments of a day or a week in shop time, and what staff can do with them. */
export const AgendaScreen = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { view, day: asked } = parseAgendaView(query);
  const { now, today, week, days, error, isFetching, refetch } = useAgendaWeek(asked);
  useNeighbourWeeks(week);
  useCommands({ refresh: refetch });
  const [opened, setOpened] = useState<string>();
  const [booking, setBooking] = useState<HourStart>();
  const [blockStart, setBlockStart] = useState<HourStart>();
  const blocking = useBlocking();
  const findFreeHour = useFreeHour();

  const day = asked ?? today;
  // Today is left out of the URL, so that the view moves on to the next day at midnight.
  const go = (part: Partial<AgendaView>) => {
    const next = { view, day: asked, ...part };
    navigate(
      portalPaths.agenda + formatAgendaQuery({ ...next, day: next.day === today ? undefined : next.day }),
    );
  };
  const step = (direction: 1 | -1) => go({ day: dayAfter(day, direction * (view === 'day' ? 1 : 7)) });
  const shown = days?.filter((each) => view === 'week' || each.day === day);
  const fromToday = day < today ? today : day;
  /** So that one sees what was blocked. */
  const goTo = (what: Blocking) => {
    if (!what.every && (view === 'day' ? what.day !== day : !week.includes(what.day))) go({ day: what.day });
  };
  const isOpen = shown?.length === 1 && shown[0] && Object.values(shown[0].slots).includes('free');

  return (
    <chakra.div display="grid" gap="5">
      <Flow as="header" alignItems="end" justifyContent="space-between" _print={{ display: 'none' }}>
        <ScreenTitle fontSize="2.25rem">Agenda</ScreenTitle>
        <Flow>
          {isOpen ? (
            <Button
              title="A holiday: closed, also on the website"
              aria-disabled={blocking.busy}
              onClick={() => void blocking.block({ day, slots: 'day', note: '' })}
            >
              Close this day
            </Button>
          ) : null}
          <Button onClick={() => setBlockStart({ day: fromToday })}>
            <Icon name="block" />
            Block
          </Button>
          <Button variant="solid" onClick={() => setBooking(findFreeHour(fromToday, now))}>
            <Icon name="plus" />
            Add booking
          </Button>
        </Flow>
      </Flow>
      <ShopZone now={now} />
      <Panel aria-labelledby="agenda-period" _print={{ display: 'none' }}>
        <AgendaTools {...{ view, day, week, today }} isThere={shown !== undefined} onGo={go} onStep={step} />
        {shown ? (
          <>
            <BlockingOutcome changes={blocking} />
            {blocking.hours ? (
              <BlockedLines hours={blocking.hours} days={shown.map((each) => each.day)} changes={blocking} />
            ) : null}
            <AgendaNotes days={shown} now={now} />
            <WaitingElsewhere days={shown} />
            <AgendaGrid
              {...{ view, now, today }}
              days={shown}
              onOpen={setOpened}
              onBook={setBooking}
              onBlock={setBlockStart}
              onStep={step}
            />
          </>
        ) : (
          <Loading query={{ error, isFetching, refetch }} height="29rem" />
        )}
      </Panel>
      {view === 'day' && shown?.[0] ? <DaySheet day={shown[0]} /> : null}
      {view === 'week' && shown?.[0] ? <WeekSheet days={shown} /> : null}
      {opened === undefined ? null : (
        <AppointmentDialog
          reference={opened}
          item={days
            ?.flatMap(({ appointments }) => appointments)
            .find((item) => item.reference === opened && !isAskedFor(item))}
          now={now}
          onClose={() => setOpened(undefined)}
        />
      )}
      {blockStart === undefined ? null : (
        <BlockDialog
          start={blockStart}
          today={today}
          changes={blocking}
          onBlocked={goTo}
          onClose={() => setBlockStart(undefined)}
        />
      )}
      {booking === undefined ? null : <BookingDialog start={booking} onClose={() => setBooking(undefined)} />}
    </chakra.div>
  );
};
