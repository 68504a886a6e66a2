import { expect, test } from 'vitest';
import { appointmentRecord, submissionRecord } from '../../../../../tests/support/submission-record.ts';
import { fillIn, getReplyValues, unfilled } from './reply-values.ts';

test('what is known is filled in, the rest stays to be filled in', () => {
  const text = fillIn('Hello {Name}, your {piece} is ready. {shop phone}, {constructor}', {
    name: 'Ada {x}',
    piece: undefined,
    'shop phone': '(561) 555-0147',
  });
  expect(text).toBe('Hello Ada {x}, your {piece} is ready. (561) 555-0147, {constructor}');
  expect(unfilled('{piece} and {piece}, {price}')).toEqual(['{piece}', '{price}']);
});

test.each(['{', '{}', '{ }', '{a,b}', '{\n}', 'a } b {'])('%j is no place to fill in', (text) => {
  expect(unfilled(text)).toEqual([]);
});

const freeTimes = [{ day: '2026-11-25', slots: ['11:00' as const, '15:00' as const] }];
const shop = { shopPhone: '(561) 555-0147', freeTimes, staff: 'Ruth' };

test('what the record and the agenda know is filled in: who, what was sent, when, and when there is time', () => {
  const details = [
    { field: 'name', value: 'Grace Moreau' },
    { field: 'appointmentType', value: 'engagement' },
    { field: 'piece', value: 'Oval Halo' },
  ];
  const text = '{name}, {reference}, {type}, {piece}, {date}, {time}, {free time}; {free times}; {staff}';
  expect(fillIn(text, getReplyValues(appointmentRecord({ details }), shop))).toBe(
    'Grace, A-4F7K, Engagement Rings, Oval Halo, Tuesday, November 24, 2:00 PM, Wednesday, November 25 at 11:00 AM; Wednesday, November 25 at 11:00 AM or 3:00 PM; Ruth',
  );
});

test('what nobody knows stays a place to fill in', () => {
  const values = getReplyValues(submissionRecord(), { ...shop, freeTimes: [], staff: undefined });
  const text = '{piece} on {date}, or {free time}. {staff}';
  expect(fillIn(text, values)).toBe(text);
});
