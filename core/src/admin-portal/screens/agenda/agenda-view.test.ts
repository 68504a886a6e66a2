import { expect, test } from 'vitest';
import { agendaQueryOf, agendaViewOf, weekOf } from './agenda-view.ts';

test('a view survives its address, and nonsense in one is the default', () => {
  for (const view of [
    { view: 'day', day: undefined },
    { view: 'week', day: undefined },
    { view: 'week', day: '2027-03-14' },
  ] as const) {
    expect(agendaViewOf(new URLSearchParams(agendaQueryOf(view)))).toEqual(view);
  }
  expect(agendaViewOf(new URLSearchParams('view=year&day=2027-02-30'))).toEqual({
    view: 'day',
    day: undefined,
  });
});

test.each([
  ['2026-11-01', '2026-10-26', '2026-11-01'],
  ['2026-11-02', '2026-11-02', '2026-11-08'],
  ['2027-03-14', '2027-03-08', '2027-03-14'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s begins on %s and ends on %s', (day, first, last) => {
  const week = weekOf(day);
  expect([week.length, new Set(week).size, week[0], week[6]]).toEqual([7, 7, first, last]);
  expect(week).toContain(day);
});
