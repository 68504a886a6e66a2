import type { visitorCalls } from '../calls/index.ts';
import { call, type HttpClient, publicRoute, send } from './http-client.ts';

const CHECK = publicRoute<typeof visitorCalls.hasSeenWheel>('GET /api/wheel-popup/check');
const RECORD = publicRoute<typeof visitorCalls.recordWheelView>('POST /api/wheel-popup/record');

/**
 * Whether this visitor has seen the wheel. Validated without zod, which every visitor of the home page would otherwise
 * have to load for one boolean.
 */
export const hasSeenWheel = (http: HttpClient): Promise<boolean> =>
  call(async () => {
    const response = await send(http, CHECK);
    const answer: { hasSeenWheel?: unknown } | null = await response.json();
    if (typeof answer?.hasSeenWheel !== 'boolean') throw new Error('The answer does not say hasSeenWheel.');
    return answer.hasSeenWheel;
  });

/** Sets a cookie saying that this visitor has seen the wheel. */
export const recordWheelView = (http: HttpClient): Promise<void> =>
  call(async () => {
    await send(http, RECORD, [], { headers: { 'content-type': 'application/json' } });
  });
