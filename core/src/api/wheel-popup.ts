import type { visitorCalls } from '../calls/index.ts';
import { only, startEndpoint } from './endpoint.ts';

/**
 * Whether this visitor has seen the wheel. Validated without zod, which every visitor of the home page would otherwise
 * have to load for one boolean.
 */
export const hasSeenWheel = only(
  'hasSeenWheel',
  startEndpoint<typeof visitorCalls.hasSeenWheel>('GET /api/wheel-popup/check', (answer) => {
    const { hasSeenWheel } = Object(answer) as { hasSeenWheel?: unknown };
    if (typeof hasSeenWheel !== 'boolean') throw new Error('The answer does not say hasSeenWheel.');
    return { hasSeenWheel };
  }),
);

/** Sets a cookie saying that this visitor has seen the wheel. */
export const recordWheelView = startEndpoint<typeof visitorCalls.recordWheelView>(
  'POST /api/wheel-popup/record',
  undefined,
  { headers: { 'content-type': 'application/json' } },
);
