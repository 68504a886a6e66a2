import { expect, test } from 'vitest';
import { type DayHours, weekdays } from '../schemas/index.ts';
import { formatDayRanges, formatWeek } from './opening-hours.ts';

const long = { opens: '10:00', closes: '19:00' };
const short = { opens: '09:00', closes: '12:00' };
const lunch = { opens: '10:00', closes: '18:00', breaks: [{ from: '13:00', to: '14:00' }] };

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

const toWeek = (...hours: (DayHours | null)[]) =>
  Object.fromEntries(weekdays.map((weekday, index) => [weekday, hours[index] ?? null])) as Record<
    (typeof weekdays)[number],
    DayHours | null
  >;

test.each<[string, (DayHours | null)[]]>([
  ['Every day, 10:00 AM to 7:00 PM', [long, long, long, long, long, long, long]],
  ['Tuesday to Saturday, 10:00 AM to 7:00 PM', [null, long, long, long, long, long, null]],
  [
    'Monday to Friday, 10:00 AM to 7:00 PM; Saturday, 9:00 AM to 12:00 PM',
    [long, long, long, long, long, short, null],
  ],
  [
    'Monday, 10:00 AM to 7:00 PM; Wednesday and Thursday, 10:00 AM to 7:00 PM',
    [long, null, long, long, null, null, null],
  ],
  [
    'Monday, 10:00 AM to 7:00 PM; Tuesday and Wednesday, 10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM',
    [long, lunch, lunch, null, null, null, null],
  ],
  ['Closed at present', []],
])('%s', (text, hours) => {
  expect(withPlainSpaces(formatWeek(toWeek(...hours)))).toBe(text);
});

test('lines break neither within a time nor within a date', () => {
  expect(formatWeek(toWeek(long))).toBe('Monday, 10:00\u00a0AM to 7:00\u00a0PM');
  expect(formatDayRanges([{ first: '2026-11-26', last: '2026-11-26' }])).toBe('Thursday, November\u00a026');
});

test('closed days are said with their weekdays, several in a row by the first and the last', () => {
  expect(formatDayRanges([])).toBe('');
  const text = formatDayRanges([
    { first: '2026-11-26', last: '2026-11-26' },
    { first: '2026-12-24', last: '2026-12-26' },
  ]);
  expect(withPlainSpaces(text)).toBe('Thursday, November 26; Thursday, December 24 to Saturday, December 26');
});
