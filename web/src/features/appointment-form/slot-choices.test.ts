import { expect, test } from 'vitest';
import { slotChoices } from './slot-choices.ts';

test('the slots run from 10:00 AM through 6:00 PM', () => {
  expect(slotChoices.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '10:00 10:00 AM',
    '11:00 11:00 AM',
    '12:00 12:00 PM',
    '13:00 1:00 PM',
    '14:00 2:00 PM',
    '15:00 3:00 PM',
    '16:00 4:00 PM',
    '17:00 5:00 PM',
    '18:00 6:00 PM',
  ]);
});
