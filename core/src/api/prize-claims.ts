import { foundClaimsSchema, prizeFiguresSchema, submissionRecordSchema } from '../submissions/index.ts';
import { endpoint } from './authorized-client.ts';

const CLAIMS = 'api/admin/prize-claims';

/** `POST /api/admin/prize-claims/search`: by code, name, email address or phone number, newest first. */
export const findPrizeClaims = endpoint(foundClaimsSchema, (http, q: string, signal?: AbortSignal) =>
  http.post(`${CLAIMS}/search`, { json: { q }, ...(signal ? { signal } : {}) }),
);

/**
 * `POST /api/admin/prize-claims/REFERENCE/redeem`: resolves with the updated record; `conflict` if it was
 * redeemed before.
 */
export const redeemPrize = endpoint(submissionRecordSchema, (http, reference: string) =>
  http.post(`${CLAIMS}/${reference}/redeem`),
);

/**
 * `POST /api/admin/prize-claims/REFERENCE/undo`: undoes a redemption; `conflict` without a reason if it is somebody
 * else's, or older than a minute.
 */
export const undoRedemption = endpoint(
  submissionRecordSchema,
  (http, reference: string, reason: string | undefined) =>
    http.post(`${CLAIMS}/${reference}/undo`, { json: { reason } }),
);

/** `GET /api/admin/prize-claims/figures` */
export const getPrizeFigures = endpoint(prizeFiguresSchema, (http) => http.get(`${CLAIMS}/figures`));
