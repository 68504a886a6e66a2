import { downloadAddressSchema } from '../schemas/index.ts';
import {
  type Subscriber,
  type SubscriberPage,
  type SubscriberQuery,
  subscriberPageSchema,
  subscriberSchema,
} from '../submissions/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const SUBSCRIBERS = 'api/admin/subscribers';

/** `POST /api/admin/subscribers/search`: a page of the newsletter's subscribers, newest first. */
export const searchSubscribers = (
  http: HttpClient,
  token: string,
  query: SubscriberQuery,
  signal?: AbortSignal,
): Promise<SubscriberPage> =>
  call(async () => {
    const options = { ...bearer(token), json: query, ...(signal ? { signal } : {}) };
    return subscriberPageSchema.parse(await http.post(`${SUBSCRIBERS}/search`, options).json());
  });

/** `POST /api/admin/subscribers/ID/unsubscribe`: unsubscribes an address. */
export const unsubscribeByHand = (http: HttpClient, token: string, id: number): Promise<Subscriber> =>
  call(async () =>
    subscriberSchema.parse(await http.post(`${SUBSCRIBERS}/${id}/unsubscribe`, bearer(token)).json()),
  );

/**
 * `POST /api/admin/subscribers/ID/ask`: resends the confirmation; `conflict` within a day of the last one.
 */
export const askToConfirm = (http: HttpClient, token: string, id: number): Promise<Subscriber> =>
  call(async () => subscriberSchema.parse(await http.post(`${SUBSCRIBERS}/${id}/ask`, bearer(token)).json()));

/**
 * `POST /api/admin/subscribers/downloads`: resolves with the URL of the confirmed ones as CSV, valid once and
 * for a minute.
 */
export const requestSubscribersCsv = (http: HttpClient, token: string): Promise<string> =>
  call(async () => {
    const answer = await http.post(`${SUBSCRIBERS}/downloads`, bearer(token)).json();
    return downloadAddressSchema.parse(answer).url;
  });
