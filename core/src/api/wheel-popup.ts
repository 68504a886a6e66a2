import { wheelCheckSchema } from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

/** `GET /api/wheel-popup/check`: whether this visitor has seen the wheel. */
export const hasSeenWheel = (http: HttpClient): Promise<boolean> =>
  call(async () => wheelCheckSchema.parse(await http.get('api/wheel-popup/check').json()).hasSeenWheel);

/** `POST /api/wheel-popup/record`: remembers, by a cookie, that this visitor has seen the wheel. */
export const recordWheelView = (http: HttpClient): Promise<void> =>
  call(async () => {
    await http.post('api/wheel-popup/record', { headers: { 'content-type': 'application/json' } });
  });
