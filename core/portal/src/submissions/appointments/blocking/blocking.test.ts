import { usualOpeningHours } from '@jeweler/core/business';
import { weekdays } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { agendaItem } from '../../../../../../tests/support/agenda-builders.ts';
import {
  type Blocking,
  blockingLabel,
  insideOf,
  listBlocked,
  openPart,
  withBlocked,
  withoutBlocked,
} from './blocking.ts';

const day = '2026-11-27';
const afternoon: Blocking = { day, slots: ['12:00', '13:00', '14:00'], note: 'Stone dealer' };

test('blocked hours are added to those of the day, and taken away without the others', () => {
  const before = withBlocked(usualOpeningHours, { day, slots: ['12:00'], note: '' });
  const added = openPart(before, afternoon);
  expect(added).toEqual({ ...afternoon, slots: ['13:00', '14:00'] });
  const after = withBlocked(before, added as Blocking);
  expect(openPart(after, afternoon)).toBeUndefined();
  expect(listBlocked(after, [day])).toHaveLength(2);
  expect(listBlocked(after, ['2026-11-28'])).toEqual([]);
  expect(withoutBlocked(after, added as Blocking)).toEqual(before);
  expect(withoutBlocked(before, afternoon)).toEqual(usualOpeningHours);
});

test('a whole day is a closed day, whatever is blocked on it', () => {
  const whole: Blocking = { day, slots: 'day', note: '' };
  const closed = withBlocked(usualOpeningHours, whole);
  expect(closed.closedDays).toEqual([{ day, note: '' }]);
  expect(openPart(closed, whole)).toBeUndefined();
  expect(openPart(closed, afternoon)).toBeUndefined();
  expect(withoutBlocked(closed, whole)).toEqual(usualOpeningHours);
});

test('a break of every week is put into the days that have room for it, and taken out of those alone', () => {
  const monday = { opens: '10:00', closes: '19:00', breaks: [{ from: '16:00', to: '17:00' }] };
  const lunch: Blocking = { day, slots: ['13:00'], note: '', every: weekdays };
  const week = {
    ...usualOpeningHours.week,
    monday,
    // Already there; ends with the day; closed.
    tuesday: { opens: '10:00', closes: '19:00', breaks: [{ from: '13:00', to: '14:00' }] },
    saturday: { opens: '10:00', closes: '14:00' },
    sunday: null,
  };
  const before = { ...usualOpeningHours, week };
  const added = openPart(before, lunch) as Blocking;
  expect(blockingLabel(added)).toBe('every Monday, Wednesday, Thursday, Friday, 1:00 PM to 2:00 PM');
  const after = withBlocked(before, added);
  expect(after.week.monday?.breaks).toEqual([...monday.breaks, { from: '13:00', to: '14:00' }]);
  expect(after.week.saturday).toEqual(week.saturday);
  expect(openPart(after, lunch)).toBeUndefined();
  expect(withoutBlocked(after, added)).toEqual(before);
  expect(blockingLabel(lunch)).toBe('every day, 1:00 PM to 2:00 PM');
  const at = (on: string, slot: '13:00' | '14:00') => agendaItem({ appointment: { day: on, slot } });
  expect(insideOf(added, [at(day, '13:00'), at(day, '14:00'), at('2026-11-28', '13:00')])).toEqual([
    at(day, '13:00'),
  ]);
});

test('appointments inside are found, and the hours are named', () => {
  const at = (slot: '11:00' | '13:00') => agendaItem({ appointment: { day, slot } });
  expect(insideOf(afternoon, [at('11:00'), at('13:00')])).toEqual([at('13:00')]);
  expect(insideOf({ ...afternoon, slots: 'day' }, [at('11:00'), at('13:00')])).toHaveLength(2);
  expect(blockingLabel(afternoon)).toBe('Fri, Nov 27, 12:00 PM to 3:00 PM');
  expect(blockingLabel({ ...afternoon, slots: ['10:00', '18:00'] })).toBe(
    'Fri, Nov 27, 10:00 AM to 11:00 AM, 6:00 PM to 7:00 PM',
  );
  expect(blockingLabel({ ...afternoon, slots: 'day' })).toBe('Fri, Nov 27, whole day');
});
