import { type PhoneLinkRequest, phoneLinkSchema, phoneLinkStateSchema } from '../schemas/index.ts';
import { command, endpoint } from './authorized-client.ts';

const PHONE_UPLOADS = 'api/admin/phone-uploads';

/** `POST /api/admin/phone-uploads`: a link for a phone, which ends the person's earlier one. */
export const createPhoneLink = endpoint(phoneLinkSchema, (http, target: PhoneLinkRequest) =>
  http.post(PHONE_UPLOADS, { json: target }),
);

/** `POST /api/admin/phone-uploads/aim`: what the phone sends from now on goes there. */
export const aimPhoneLink = command((http, target: PhoneLinkRequest) =>
  http.post(`${PHONE_UPLOADS}/aim`, { json: target }),
);

/** `GET /api/admin/phone-uploads`: the person's link, and what has arrived by it. */
export const getPhoneLink = endpoint(phoneLinkStateSchema, (http) => http.get(PHONE_UPLOADS));

/** `POST /api/admin/phone-uploads/revoke`: ends it. */
export const revokePhoneLink = command((http) => http.post(`${PHONE_UPLOADS}/revoke`));
