import type { visitorCalls } from '../calls/index.ts';
import { call, type HttpClient, send } from './http-client.ts';

const CHECK: typeof visitorCalls.hasSeenWheel.route = 'GET /api/wheel-popup/check';
const RECORD: typeof visitorCalls.recordWheelView.route = 'POST /api/wheel-popup/record';

/**
 * Whether this visitor has seen the wheel. Validated without zod, which every visitor of the home page would otherwise
 * have to load for one boolean.
 */
export const hasSeenWheel = (http: HttpClient): Promise<boolean> =>
  call(async () => {
    const response = await send(http, { route: CHECK });
    const { hasSeenWheel: answer } = Object(await response.json()) as { hasSeenWheel?: unknown };
    if (typeof answer !== 'boolean') throw new Error('The answer does not say hasSeenWheel.');
    return answer;
  });

/** Sets a cookie saying that this visitor has seen the wheel. */
export const recordWheelView = (http: HttpClient): Promise<void> =>
  call(async () => {
    await send(http, { route: RECORD }, [], { headers: { 'content-type': 'application/json' } });
  });
