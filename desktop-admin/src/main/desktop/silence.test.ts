import { usualOpeningHours } from '@jeweler/core/business';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSilence } from './silence.ts';

const { week } = usualOpeningHours;
const lunch = { opens: '10:00', closes: '18:00', breaks: [{ from: '13:00', to: '14:00' }] };
/** Open from 10 AM to 6 PM in New York but for an hour at 1 PM, closed on Thanksgiving and on Sundays. */
const hours = {
  week: { ...week, wednesday: lunch, sunday: null },
  closedDays: [{ day: '2026-11-26' }],
};

beforeEach(() => void vi.useFakeTimers());

const create = (isQuietWhenClosed = false) => {
  const onChange = vi.fn();
  const silence = createSilence({ isQuietWhenClosed: () => isQuietWhenClosed, onChange });
  silence.learnHours(hours);
  return { silence, onChange };
};

test('outside opening hours it is quiet only where that is wanted', () => {
  const { silence } = create(true);
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
  expect(create(false).silence.isQuiet()).toBe(false);
});

test('as long as the hours are not known, the shop counts as open', () => {
  vi.setSystemTime(new Date('2026-11-25T03:00:00-05:00'));
  expect(createSilence({ isQuietWhenClosed: () => true, onChange: vi.fn() }).isQuiet()).toBe(false);
});

test('a pause lasts until the shop closes, and can be ended before', () => {
  vi.setSystemTime(new Date('2026-11-25T12:00:00-05:00'));
  const { silence, onChange } = create();
  silence.pause(true);
  expect(onChange).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(6 * 3_600_000 - 1000);
  expect(silence.isQuiet()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(silence.isQuiet()).toBe(false);
  expect(onChange).toHaveBeenLastCalledWith(false);

  silence.pause(true);
  expect(silence.isPaused()).toBe(true);
  silence.pause(false);
  expect(silence.isPaused()).toBe(false);
});

test('after closing, a pause lasts until midnight', () => {
  vi.setSystemTime(new Date('2026-11-25T19:00:00-05:00'));
  const { silence } = create();
  silence.pause(true);
  vi.setSystemTime(new Date('2026-11-25T23:59:59-05:00'));
  expect(silence.isPaused()).toBe(true);
  vi.setSystemTime(new Date('2026-11-26T00:00:00-05:00'));
  expect(silence.isPaused()).toBe(false);
});
