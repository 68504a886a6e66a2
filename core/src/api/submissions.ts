import type { z } from 'zod';
import type { visitorCalls } from '../calls/index.ts';
import type { SubmissionAnswer } from '../schemas/index.ts';
import { call, type HttpClient, send } from './http-client.ts';

const submit =
  <Row extends { readonly route: `POST /api/${string}`; readonly body: z.ZodType }>(route: Row['route']) =>
  (http: HttpClient, payload: z.output<Row['body']>): Promise<SubmissionAnswer> =>
    call(async () => {
      const body = await (await send(http, { route }, [payload])).text();
      // A captive portal responds with 200 as well: anything but JSON does not come from our server.
      return body === '' ? {} : (Object(JSON.parse(body)) as SubmissionAnswer);
    });

/** Like all of these, resolves on a successful response and rejects with ApiError. */
export const sendContactMessage = submit<typeof visitorCalls.sendContactMessage>('POST /api/contact');
export const subscribe = submit<typeof visitorCalls.subscribe>('POST /api/subscribe');
export const requestAppointment = submit<typeof visitorCalls.requestAppointment>('POST /api/appointment');
export const sendServiceRequest = submit<typeof visitorCalls.sendServiceRequest>(
  'POST /api/service-requests',
);
export const claimPrize = submit<typeof visitorCalls.claimPrize>('POST /api/prize-claims');
