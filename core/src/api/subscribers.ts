import { downloadAddressSchema } from '../schemas/index.ts';
import { type SubscriberQuery, subscriberPageSchema, subscriberSchema } from '../submissions/index.ts';
import { endpoint } from './authorized-client.ts';

const SUBSCRIBERS = 'api/admin/subscribers';

/** `POST /api/admin/subscribers/search`: a page of the newsletter's subscribers, newest first. */
export const searchSubscribers = endpoint(
  subscriberPageSchema,
  (http, query: SubscriberQuery, signal?: AbortSignal) =>
    http.post(`${SUBSCRIBERS}/search`, { json: query, ...(signal ? { signal } : {}) }),
);

/** `POST /api/admin/subscribers/ID/unsubscribe`: unsubscribes an address. */
export const unsubscribeByHand = endpoint(subscriberSchema, (http, id: number) =>
  http.post(`${SUBSCRIBERS}/${id}/unsubscribe`),
);

/**
 * `POST /api/admin/subscribers/ID/ask`: resends the confirmation; `conflict` within a day of the last one.
 */
export const askToConfirm = endpoint(subscriberSchema, (http, id: number) =>
  http.post(`${SUBSCRIBERS}/${id}/ask`),
);

/**
 * `POST /api/admin/subscribers/downloads`: resolves with the URL of the confirmed ones as CSV, valid once and
 * for a minute.
 */
export const requestSubscribersCsv = endpoint(
  downloadAddressSchema.transform(({ url }) => url),
  (http) => http.post(`${SUBSCRIBERS}/downloads`),
);
