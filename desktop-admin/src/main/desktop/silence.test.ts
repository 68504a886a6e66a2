import { usualOpeningHours } from '@jeweler/core/business';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSilence } from './silence.ts';

const { week } = usualOpeningHours;
const lunch = { opens: '10:00', closes: '18:00', breaks: [{ from: '13:00', to: '14:00' }] };
/** Open from 10 AM to 6 PM in New York but for an hour at 1 PM, closed on Thanksgiving and on Sundays. */
const hours = {
  week: { ...week, wednesday: lunch, sunday: null },
  closedDays: [{ day: '2026-11-26' }],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const create = (isQuietWhenClosed: boolean) => {
  const silence = createSilence(() => isQuietWhenClosed);
  silence.learnHours(hours);
  return silence;
};

test('outside opening hours it is quiet only where that is wanted', () => {
  const silence = create(true);
  const isQuietAt = (time: string) => {
    vi.setSystemTime(new Date(time));
    return silence.isQuiet();
  };
  expect(isQuietAt('2026-11-25T12:00:00-05:00')).toBe(false);
  expect(isQuietAt('2026-11-25T13:30:00-05:00')).toBe(true);
  expect(isQuietAt('2026-11-25T14:00:00-05:00')).toBe(false);
  expect(isQuietAt('2026-11-25T18:00:00-05:00')).toBe(true);
  expect(isQuietAt('2026-11-25T09:59:00-05:00')).toBe(true);
  expect(isQuietAt('2026-11-26T12:00:00-05:00')).toBe(true);
  expect(isQuietAt('2026-11-29T12:00:00-05:00')).toBe(true);
  expect(create(false).isQuiet()).toBe(false);
});

test('as long as the hours are not known, the shop counts as open', () => {
  vi.setSystemTime(new Date('2026-11-25T03:00:00-05:00'));
  expect(createSilence(() => true).isQuiet()).toBe(false);
});
