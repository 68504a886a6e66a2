import { expect, test } from 'vitest';
import { countMatches, formatViewQuery, parseView } from './requests-view.ts';

const counts = {
  contact: { new: 3, answered: 2, done: 5, spam: 4 },
  appointment: { requested: 1, confirmed: 7 },
};

test.each([
  [{ kind: 'all', status: 'all' }, 18],
  [{ kind: 'all', status: 'waiting' }, 4],
  [{ kind: 'contact', status: 'finished' }, 5],
  [{ kind: 'all', status: 'spam' }, 4],
  [{ kind: 'appointment', status: 'active' }, 7],
  [{ kind: 'prize-claim', status: 'all' }, 0],
] as const)('%o lets %i through', (view, count) => {
  expect(countMatches(counts, view)).toBe(count);
});

test('a view survives its address, and nonsense in one is the default', () => {
  for (const view of [
    { kind: 'all', status: 'all' },
    { kind: 'contact', status: 'waiting' },
    { kind: 'all', status: 'spam' },
  ] as const) {
    expect(parseView(new URLSearchParams(formatViewQuery(view)))).toEqual(view);
  }
  expect(parseView(new URLSearchParams('kind=luck&status=now'))).toEqual({ kind: 'all', status: 'all' });
});
