import {
  knownFilesRequestSchema,
  knownFilesSchema,
  mediaCleanedSchema,
  mediaCleaningSchema,
  openedPhoneLinkSchema,
  phoneLinkRequestSchema,
  phoneLinkSchema,
  phoneLinkStateSchema,
  uploadDecisionSchema,
  uploadStateSchema,
} from '../schemas/index.ts';
import { type ApiCalls, LONG_TIMEOUT_MS } from './api-call.ts';

/** Storing a large film takes the server longer than answering a question. */
const STORING_TIMEOUT_MS = 300_000;

export const phoneLinkCalls = {
  createPhoneLink: {
    route: 'POST /api/admin/phone-uploads',
    body: phoneLinkRequestSchema,
    answer: phoneLinkSchema,
    status: 201,
    failures: [404],
  },
  aimPhoneLink: { route: 'POST /api/admin/phone-uploads/aim', body: phoneLinkRequestSchema, failures: [404] },
  getPhoneLink: { route: 'GET /api/admin/phone-uploads', answer: phoneLinkStateSchema },
  revokePhoneLink: { route: 'POST /api/admin/phone-uploads/revoke' },
  openPhoneLink: {
    route: 'POST /api/phone-uploads/:token/open',
    answer: openedPhoneLinkSchema,
    failures: [429],
  },
} satisfies ApiCalls;

export const storedFileCalls = {
  /** Files by publicUrl. */
  cleanMedia: {
    route: 'POST /api/admin/media/clean',
    body: mediaCleaningSchema,
    answer: mediaCleanedSchema,
    failures: [404, 503],
    timeout: LONG_TIMEOUT_MS,
  },
  /** Answers in the order of the request. */
  findKnownFiles: {
    route: 'POST /api/admin/media/known',
    body: knownFilesRequestSchema,
    answer: knownFilesSchema,
    failures: [503],
    timeout: STORING_TIMEOUT_MS,
  },
} satisfies ApiCalls;

/**
 * Uploads by tus 1.0, below `path`. How the protocol's requests and headers look is said at https://tus.io; what is
 * added to it, in docs/uploads.md.
 */
export const uploadCalls = <Path extends `/api/${string}`>(path: Path) =>
  ({
    getVersion: { route: `OPTIONS ${path}` },
    begin: { route: `POST ${path}`, status: 201, failures: [400, 404, 409, 413, 415, 429, 503, 507] },
    getOffset: { route: `HEAD ${path}/:id`, status: 200, failures: [410, 423, 503] },
    send: { route: `PATCH ${path}/:id`, failures: [400, 409, 410, 413, 415, 423, 429, 503, 507] },
    end: { route: `DELETE ${path}/:id` },
    getUpload: { route: `GET ${path}/:id`, answer: uploadStateSchema, failures: [503] },
    decideUpload: {
      route: `POST ${path}/:id/decision`,
      body: uploadDecisionSchema,
      answer: uploadStateSchema,
      failures: [409, 503, 507],
      timeout: STORING_TIMEOUT_MS,
    },
  }) satisfies ApiCalls;
