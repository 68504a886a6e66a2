import { type AdminClient, getAgenda } from '@jeweler/core/api';
import { dayAfter, shopDateTime, shopDay, slotHasBegun, toWeekday } from '@jeweler/core/business';
import {
  type AppointmentSlot,
  appointmentSlots,
  type SlotState,
  slotsOf,
  weekdays,
} from '@jeweler/core/schemas';
import type { Agenda, AgendaItem } from '@jeweler/core/submissions';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { usePortalQuery } from '../../shared/use-query.ts';
import { useServerNow } from '../use-today.ts';

/** The seven days, Monday to Sunday, of the week that contains `day`. */
export const toWeek = (day: string): readonly string[] => {
  const fromMonday = weekdays.indexOf(toWeekday(day));
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - fromMonday));
};

/** Prefix of the query keys of all weeks. */
export const agendaKey = [...queryKeys.submissions, 'agenda'];

const weekQuery = (http: AdminClient, week: readonly string[]) => {
  const [from = '', to = ''] = [week[0], week[6]];
  return {
    queryKey: [...agendaKey, from],
    queryFn: () => getAgenda(http, { from, to }),
  };
};

/** How long a prefetched week stays fresh, in milliseconds. */
const PREFETCH_STALE_MS = 60_000;

export type AgendaDay = Agenda['days'][number];

/** A request or proposal, not confirmed yet, that no longer holds its slot because the hold has expired. */
export const hasHoldEnded = ({ status, holds, heldUntil }: AgendaItem, now: Date): boolean =>
  (status === 'requested' || status === 'proposed') &&
  (!holds || (heldUntil !== null && Date.parse(heldUntil) <= now.getTime()));

/**
 * The shop's week around a day (around today without one), updated live. It is also refetched when an hour
 * begins in the shop or a hold expires, because the server sends no event for those.
 */
export const useAgendaWeek = (day: string | undefined) => {
  const now = useServerNow();
  const today = shopDay(now);
  const week = toWeek(day ?? today);
  const monday = week[0] ?? today;
  const { queryKey, queryFn } = weekQuery(usePortal().session.http, week);
  const { data, error, isFetching, refetch } = usePortalQuery(queryKey, queryFn);

  const items = data?.days.flatMap(({ appointments }) => appointments);
  const stand =
    items && `${shopDateTime(now).slice(0, 13)} ${items.filter((item) => hasHoldEnded(item, now)).length}`;
  const seen = useRef({ monday, stand });
  useEffect(() => {
    const before = seen.current;
    seen.current = { monday, stand };
    if (before.monday === monday && before.stand !== undefined && stand !== before.stand) void refetch();
  }, [monday, stand, refetch]);

  return { now, today, week, days: data?.days, error, isFetching, refetch: () => void refetch() };
};

/** Prefetches the previous and the next week, so that navigating there shows them at once. */
export const useNeighbourWeeks = (week: readonly string[]): void => {
  const { session, queries } = usePortal();
  const monday = week[0];
  useEffect(() => {
    if (monday === undefined) return;
    for (const distance of [-7, 7]) {
      const neighbour = toWeek(dayAfter(monday, distance));
      void queries.prefetchQuery({ ...weekQuery(session.http, neighbour), staleTime: PREFETCH_STALE_MS });
    }
  }, [monday, session, queries]);
};

/** One hour of one day, in its current state. */
export interface Cell {
  readonly day: string;
  readonly slot: AppointmentSlot;
  readonly state: SlotState;
  readonly items: readonly AgendaItem[];
  /** Whether staff may book it: neither past nor held. Staff may book closed hours too. */
  readonly isBookable: boolean;
  /** Whether it is the current hour. */
  readonly isNow: boolean;
}

/** The nine hours of a day. An hour that was free when the server answered may be in the past now. */
export const toCells = ({ day, slots, appointments }: AgendaDay, now: Date): readonly Cell[] =>
  appointmentSlots.map((slot, index) => {
    const next = appointmentSlots[index + 1];
    const hasBegun = slotHasBegun(day, slot, now);
    const state = hasBegun && slots[slot] === 'free' ? 'past' : slots[slot];
    return {
      day,
      slot,
      state,
      items: appointments.filter(({ appointment }) => appointment.slot === slot),
      isBookable: !hasBegun && (state === 'free' || state === 'closed'),
      isNow: hasBegun && next !== undefined && !slotHasBegun(day, next, now),
    };
  });

/** An hour as it is drawn, with those behind it in which an appointment of its own goes on. */
export interface DrawnHour {
  readonly cell: Cell;
  /** How many hours it is drawn over. */
  readonly rows: number;
  /** Whether one of them is the current hour. */
  readonly isNow: boolean;
}

/** An hour stays its own if something begins in it, or may be booked. */
export const toDrawnHours = (cells: readonly Cell[]): readonly DrawnHour[] => {
  const drawn: DrawnHour[] = [];
  for (const cell of cells) {
    const last = drawn.at(-1);
    const isPart =
      cell.items.length === 0 &&
      !cell.isBookable &&
      last?.cell.items.some(({ appointment }) => slotsOf(appointment).includes(cell.slot));
    if (last && isPart)
      drawn.splice(-1, 1, { ...last, rows: last.rows + 1, isNow: last.isNow || cell.isNow });
    else drawn.push({ cell, rows: 1, isNow: cell.isNow });
  }
  return drawn;
};
