import type { visitorCalls } from '../calls/index.ts';
import type { Availability, DaysQuery } from '../submissions/index.ts';
import { call, type HttpClient, send } from './http-client.ts';

const isDay = (value: unknown): value is Availability['days'][number] =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  typeof value.day === 'string' &&
  'slots' in value &&
  typeof value.slots === 'object' &&
  value.slots !== null;

const AVAILABILITY: typeof visitorCalls.getAvailability.route = 'GET /api/appointments/availability';

/**
 * Which slots are free. Validated without zod, which would otherwise be loaded with the booking form's first view.
 * Always revalidated, whatever the HTTP cache holds.
 */
export const getAvailability = (
  http: HttpClient,
  query: DaysQuery,
  signal?: AbortSignal,
): Promise<Availability> =>
  call(async () => {
    const response = await send(http, { route: AVAILABILITY }, [query, signal], { cache: 'no-cache' });
    const { days } = Object(await response.json()) as { days?: unknown };
    if (!Array.isArray(days) || !days.every(isDay))
      throw new Error('The answer does not say days and slots.');
    return { days };
  });
