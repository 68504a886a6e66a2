import type { WheelCheck } from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

/**
 * `GET /api/wheel-popup/check`: whether this visitor has seen the wheel. Validated without zod, which every
 * visitor of the home page would otherwise have to load for one boolean.
 */
export const hasSeenWheel = (http: HttpClient): Promise<boolean> =>
  call(async () => {
    const answer: Partial<Record<keyof WheelCheck, unknown>> | null = await http
      .get('api/wheel-popup/check')
      .json();
    if (typeof answer?.hasSeenWheel !== 'boolean') throw new Error('The answer does not say hasSeenWheel.');
    return answer.hasSeenWheel;
  });

/** `POST /api/wheel-popup/record`: sets a cookie saying that this visitor has seen the wheel. */
export const recordWheelView = (http: HttpClient): Promise<void> =>
  call(async () => {
    await http.post('api/wheel-popup/record', { headers: { 'content-type': 'application/json' } });
  });
