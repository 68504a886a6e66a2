import type {
  ApiReceipt,
  AppointmentRequest,
  ContactMessage,
  PrizeClaim,
  ServiceRequest,
  Subscription,
} from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

const submit =
  <T>(path: string) =>
  (http: HttpClient, payload: T): Promise<ApiReceipt> =>
    call(async () => {
      // Comes with the form's rules, and in any case before anything is sent: no receipt is left unread.
      const { apiReceiptSchema } = await import('../schemas/index.ts');
      // An OK answer without a receipt in it is not believed: nothing may claim to be received that is not.
      return apiReceiptSchema.parse(await http.post(path, { json: payload }).json());
    });

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
