import { expect, test } from 'vitest';
import { appointmentTypeChoices } from './appointments.ts';

test('the appointment types carry the names of SPEC section 9', () => {
  expect(appointmentTypeChoices.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'engagement: Engagement Rings',
    'bespoke: Bespoke Jewelry Design',
    'collection: Collection Preview',
    'wedding: Wedding Bands',
    'repair: Jewelry Repair/Service',
    'appraisal: Jewelry Appraisal',
  ]);
});
