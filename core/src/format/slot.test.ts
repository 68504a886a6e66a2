import { expect, test } from 'vitest';
import { formatSlot } from './slot.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['10:00', '10:00 AM'],
  ['11:00', '11:00 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['18:00', '6:00 PM'],
  ['23:59', '11:59 PM'],
])('the slot %s is shown as %s', (slot, text) => {
  expect(formatSlot(slot)).toBe(text);
});
