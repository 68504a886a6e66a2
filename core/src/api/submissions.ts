import {
  type ApiReceipt,
  type AppointmentRequest,
  apiReceiptSchema,
  type ContactMessage,
  type PrizeClaim,
  type ServiceRequest,
  type Subscription,
} from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

const submit =
  <T>(path: string) =>
  (http: HttpClient, payload: T): Promise<ApiReceipt> =>
    // An OK answer without a receipt in it is not believed: nothing may claim to be received that is not.
    call(async () => apiReceiptSchema.parse(await http.post(path, { json: payload }).json()));

/** `POST /api/contact`: resolves only when the message is stored. Rejects with ApiError. */
export const sendContactMessage = submit<ContactMessage>('api/contact');
/** `POST /api/subscribe` */
export const subscribe = submit<Subscription>('api/subscribe');
/** `POST /api/appointment` */
export const requestAppointment = submit<AppointmentRequest>('api/appointment');
/** `POST /api/service-requests` */
export const sendServiceRequest = submit<ServiceRequest>('api/service-requests');
/** `POST /api/prize-claims` */
export const claimPrize = submit<PrizeClaim>('api/prize-claims');
