import type { WheelCheck } from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

/**
 * `GET /api/wheel-popup/check`: whether this visitor has seen the wheel. Looked at by hand: zod would
 * otherwise come to every phone that opens the home page, for one yes or no.
 */
export const hasSeenWheel = (http: HttpClient): Promise<boolean> =>
  call(async () => {
    const answer: Partial<Record<keyof WheelCheck, unknown>> | null = await http
      .get('api/wheel-popup/check')
      .json();
    if (typeof answer?.hasSeenWheel !== 'boolean') throw new Error('The answer does not say hasSeenWheel.');
    return answer.hasSeenWheel;
  });

/** `POST /api/wheel-popup/record`: remembers, by a cookie, that this visitor has seen the wheel. */
export const recordWheelView = (http: HttpClient): Promise<void> =>
  call(async () => {
    await http.post('api/wheel-popup/record', { headers: { 'content-type': 'application/json' } });
  });
