import {
  openedPhoneLinkSchema,
  openedPhotosSchema,
  phoneLinkRequestSchema,
  phoneLinkSchema,
  phoneLinkStateSchema,
  REQUEST_PHOTOS,
  uploadDecisionSchema,
  uploadStateSchema,
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

export const phoneLinkCalls = {
  createPhoneLink: {
    route: 'POST /api/admin/phone-uploads',
    body: phoneLinkRequestSchema,
    answer: phoneLinkSchema,
    status: 201,
  },
  aimPhoneLink: { route: 'POST /api/admin/phone-uploads/aim', body: phoneLinkRequestSchema },
  getPhoneLink: { route: 'GET /api/admin/phone-uploads', answer: phoneLinkStateSchema },
  revokePhoneLink: { route: 'POST /api/admin/phone-uploads/revoke' },
  openPhoneLink: { route: 'POST /api/phone-uploads/:token/open', answer: openedPhoneLinkSchema },
} satisfies ApiCalls;

/**
 * Uploads by tus 1.0, below `path`. How the protocol's requests and headers look is said at https://tus.io; what is
 * added to it, in docs/uploads.md.
 */
const tusCalls = <Path extends `/api/${string}`>(path: Path) =>
  ({
    getVersion: { route: `OPTIONS ${path}` },
    begin: { route: `POST ${path}`, status: 201 },
    getOffset: { route: `HEAD ${path}/:id`, status: 200 },
    send: { route: `PATCH ${path}/:id` },
    end: { route: `DELETE ${path}/:id` },
  }) satisfies ApiCalls;

const state = { answer: uploadStateSchema };

/** Those into the media folder. */
export const uploadCalls = <Path extends `/api/${string}`>(path: Path) =>
  ({
    ...tusCalls(path),
    getUpload: { ...state, route: `GET ${path}/:id` },
    decideUpload: { ...state, route: `POST ${path}/:id/decision`, body: uploadDecisionSchema },
  }) satisfies ApiCalls;

/** Photos that a visitor adds to a request. */
export const requestPhotoCalls = {
  openRequestPhotos: { route: `POST ${REQUEST_PHOTOS}/:token/open`, answer: openedPhotosSchema },
  ...tusCalls(`${REQUEST_PHOTOS}/:token`),
} satisfies ApiCalls;
