import { beforeEach, expect, test, vi } from 'vitest';
import { RenderBudget, startWork } from './render-budget.ts';

let now: Date;
let budget: RenderBudget;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
/** How many pages that take so long each a network gets now, of a hundred. */
const rendered = (network: string, milliseconds: number) => {
  let count = 0;
  for (let page = 0; page < 100; page += 1) {
    if (!budget.allows(network)) break;
    budget.spend(network, milliseconds);
    count += 1;
  }
  return count;
};

beforeEach(() => {
  now = new Date('2026-06-01T16:00:00Z');
  budget = new RenderBudget(() => now);
});

test('short pages are ten for one network and twenty for all in a second, however quick they are', () => {
  expect(rendered('a', 1)).toBe(10);
  expect(rendered('b', 1)).toBe(10);
  expect(rendered('c', 1)).toBe(0);
  later(1000);
  expect(rendered('c', 1)).toBe(10);
});

test('a long page is paid for before the next one', () => {
  expect(rendered('a', 100)).toBe(2);
  later(300);
  expect(budget.allows('a')).toBe(false);
  expect(budget.allows('b')).toBe(true);
  later(100);
  expect(budget.allows('a')).toBe(true);
});

test('however long pages take, one a second is never refused, nor two networks’', () => {
  for (let second = 0; second < 10; second += 1) {
    for (const network of ['a', 'b']) {
      expect(budget.allows(network), network).toBe(true);
      budget.spend(network, 5000);
    }
    expect(budget.allows('a')).toBe(false);
    expect(budget.allows('c')).toBe(false);
    later(1000);
  }
});

test('nothing is saved up, and a clock that goes back gives nothing and takes nothing', () => {
  later(3_600_000);
  expect(rendered('a', 15)).toBe(10);
  later(-3_600_000);
  expect(budget.allows('a')).toBe(false);
  later(1000);
  expect(budget.allows('a')).toBe(true);
});

test('time in which the machine did something else is nobody’s', () => {
  const passes = (milliseconds: number, { user, system }: NodeJS.CpuUsage) => {
    vi.spyOn(performance, 'now')
      .mockReturnValueOnce(1000)
      .mockReturnValueOnce(1000 + milliseconds);
    const usage = vi.spyOn(process, 'cpuUsage').mockReturnValueOnce({ user: 7, system: 7 });
    const worked = startWork();
    usage.mockImplementationOnce((before) =>
      before?.user === 7 ? { user, system } : { user: 0, system: 0 },
    );
    return worked();
  };
  expect(passes(200, { user: 30_000, system: 10_000 })).toBe(40);
  // Other threads have worked as well.
  expect(passes(200, { user: 500_000, system: 10_000 })).toBe(200);
});
