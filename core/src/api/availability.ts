import type { visitorCalls } from '../calls/index.ts';
import type { Availability } from '../submissions/index.ts';
import { startEndpoint } from './endpoint.ts';

const isDay = (value: unknown): value is Availability['days'][number] =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  typeof value.day === 'string' &&
  'slots' in value &&
  typeof value.slots === 'object' &&
  value.slots !== null;

/**
 * Which slots are free. Validated without zod, which would otherwise be loaded with the booking form's first view.
 * Always revalidated, whatever the HTTP cache holds.
 */
export const getAvailability = startEndpoint<typeof visitorCalls.getAvailability>(
  'GET /api/appointments/availability',
  (answer) => {
    const { days } = Object(answer) as { days?: unknown };
    if (!Array.isArray(days) || !days.every(isDay))
      throw new Error('The answer does not say days and slots.');
    return { days };
  },
  { cache: 'no-cache' },
);
