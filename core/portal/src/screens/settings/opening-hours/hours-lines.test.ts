import { usualOpeningHours } from '@jeweler/core/business';
import type { OpeningHours } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { listDifferences } from './hours-lines.ts';

const hours: OpeningHours = {
  ...usualOpeningHours,
  closedDays: [{ day: '2026-11-26', note: 'Thanksgiving' }],
};

test('two versions of the opening hours are told apart line by line', () => {
  expect(listDifferences(hours, hours)).toEqual([]);
  const mine: OpeningHours = {
    week: { ...hours.week, sunday: null },
    closedDays: [],
    blockedHours: [{ day: '2026-12-24', slots: ['16:00', '17:00'], note: '' }],
  };
  expect(listDifferences(hours, mine)).toEqual([
    { what: 'Sunday', present: '10:00 AM to 7:00 PM', mine: 'closed' },
    { what: 'Thursday, November 26', present: 'closed (Thanksgiving)', mine: 'nothing set' },
    {
      what: 'Blocked hours on Thursday, December 24',
      present: 'nothing set',
      mine: '4:00 PM, 5:00 PM',
    },
  ]);
});
