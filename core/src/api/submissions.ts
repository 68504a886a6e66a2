import type { SubmissionAnswer } from '../schemas/index.ts';
import type {
  AppointmentRequest,
  ContactMessage,
  PrizeClaim,
  ServiceRequest,
  Subscription,
} from '../submissions/index.ts';
import { call, type HttpClient } from './http-client.ts';

const submit =
  <T>(path: string) =>
  (http: HttpClient, payload: T): Promise<SubmissionAnswer> =>
    call(async () => {
      const body = await http.post(path, { json: payload }).text();
      // A captive portal responds with 200 as well: anything but JSON does not come from our server.
      return body === '' ? {} : (Object(JSON.parse(body)) as SubmissionAnswer);
    });

/** `POST /api/contact`. Like all of these, resolves on a successful response and rejects with ApiError. */
export const sendContactMessage = submit<ContactMessage>('api/contact');
/** `POST /api/subscribe` */
export const subscribe = submit<Subscription>('api/subscribe');
/** `POST /api/appointment` */
export const requestAppointment = submit<AppointmentRequest>('api/appointment');
/** `POST /api/service-requests` */
export const sendServiceRequest = submit<ServiceRequest>('api/service-requests');
/** `POST /api/prize-claims` */
export const claimPrize = submit<PrizeClaim>('api/prize-claims');
