import { expect, test } from 'vitest';
import { agendaDay, agendaItem } from '../../../../../../tests/support/agenda-builders.ts';
import { toCells } from '../../../submissions/appointments/agenda-week.ts';
import { formatFreeRanges } from '../../../submissions/appointments/hour-ranges.ts';
import { nextCell, toFocusableCells } from './use-grid-focus.ts';

/** 11:30 AM shop time on a Tuesday. */
const now = new Date('2026-11-24T16:30:00Z');

test('what was free is past once it has begun, and the present hour is marked', () => {
  const cells = toCells(agendaDay('2026-11-24', { slots: { '17:00': 'closed' } }), now);
  expect(cells.map(({ state }) => state)).toEqual([
    ...['past', 'past', 'free', 'free', 'free', 'free', 'free'],
    ...['closed', 'free'],
  ]);
  expect(cells.filter(({ isNow }) => isNow).map(({ slot }) => slot)).toEqual(['11:00']);
  expect(formatFreeRanges(cells)).toBe('Free 12:00 PM to 5:00 PM, 6:00 PM to 7:00 PM');
});

test.each([
  ['2027-03-14', '2027-03-14T13:59:00Z', '2027-03-14T14:00:00Z'],
  ['2026-11-01', '2026-11-01T14:59:00Z', '2026-11-01T15:00:00Z'],
])('on %s, when clocks change, ten o’clock begins when the shop’s clock says so', (day, before, after) => {
  const state = (iso: string) => toCells(agendaDay(day), new Date(iso))[0]?.state;
  expect([state(before), state(after)]).toEqual(['free', 'past']);
});

test('a day without anything free says why', () => {
  const closed = Object.fromEntries(
    toCells(agendaDay('2026-11-25'), now).map(({ slot }) => [slot, 'closed' as const]),
  );
  expect(formatFreeRanges(toCells(agendaDay('2026-11-25', { slots: closed }), now))).toBe('Closed');
  expect(formatFreeRanges(toCells(agendaDay('2026-11-23'), now))).toBe('Past');
});

test('arrow keys lead up and down a day and to the same hour of the next', () => {
  const taken = agendaItem({ appointment: { day: '2026-11-25', slot: '12:00' } });
  const stops = toFocusableCells(
    [
      ...toCells(agendaDay('2026-11-24'), now),
      ...toCells(agendaDay('2026-11-25', { slots: { '12:00': 'taken' }, appointments: [taken] }), now),
    ],
    true,
  );
  const describeCell = (at: number | undefined) => {
    const stop = at === undefined ? undefined : stops[at];
    return stop && `${stop.cell.day} ${stop.cell.slot}${stop.item ? ' taken' : ''}`;
  };
  expect(describeCell(0)).toBe('2026-11-24 12:00');
  expect(describeCell(nextCell(stops, 0, 'ArrowUp'))).toBeUndefined();
  expect(describeCell(nextCell(stops, 0, 'ArrowDown'))).toBe('2026-11-24 13:00');
  expect(describeCell(nextCell(stops, 0, 'End'))).toBe('2026-11-24 18:00');
  const right = nextCell(stops, 0, 'ArrowRight');
  expect(describeCell(right)).toBe('2026-11-25 12:00 taken');
  // Past hours are no stops, so the nearest one after them is chosen.
  expect(describeCell(nextCell(stops, nextCell(stops, right ?? 0, 'Home') ?? 0, 'ArrowLeft'))).toBe(
    '2026-11-24 12:00',
  );
});
