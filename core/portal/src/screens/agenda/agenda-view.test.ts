import { expect, test } from 'vitest';
import { formatAgendaQuery, parseAgendaView } from './agenda-view.ts';

test('a view survives its address, and nonsense in one is the default', () => {
  for (const view of [
    { view: 'day', day: undefined },
    { view: 'week', day: undefined },
    { view: 'week', day: '2027-03-14' },
  ] as const) {
    expect(parseAgendaView(new URLSearchParams(formatAgendaQuery(view)))).toEqual(view);
  }
  expect(parseAgendaView(new URLSearchParams('view=year&day=2027-02-30'))).toEqual({
    view: 'day',
    day: undefined,
  });
});
