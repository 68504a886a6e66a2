import {
  type FoundClaims,
  foundClaimsSchema,
  type PrizeFigures,
  prizeFiguresSchema,
  type SubmissionRecord,
  submissionRecordSchema,
} from '../submissions/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const CLAIMS = 'api/admin/prize-claims';

/** `POST /api/admin/prize-claims/search`: by code, name, e-mail address or phone number, newest first. */
export const findPrizeClaims = (
  http: HttpClient,
  token: string,
  q: string,
  signal?: AbortSignal,
): Promise<FoundClaims> =>
  call(async () =>
    foundClaimsSchema.parse(
      await http
        .post(`${CLAIMS}/search`, { ...bearer(token), json: { q }, ...(signal ? { signal } : {}) })
        .json(),
    ),
  );

/**
 * `POST /api/admin/prize-claims/REFERENCE/redeem`: resolves with the updated record; `conflict` if it was
 * redeemed before.
 */
export const redeemPrize = (http: HttpClient, token: string, reference: string): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(await http.post(`${CLAIMS}/${reference}/redeem`, bearer(token)).json()),
  );

/** `POST /api/admin/prize-claims/REFERENCE/undo`: undoes a redemption; `conflict` if it is too late. */
export const undoRedemption = (
  http: HttpClient,
  token: string,
  reference: string,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(await http.post(`${CLAIMS}/${reference}/undo`, bearer(token)).json()),
  );

/** `GET /api/admin/prize-claims/figures` */
export const getPrizeFigures = (http: HttpClient, token: string): Promise<PrizeFigures> =>
  call(async () => prizeFiguresSchema.parse(await http.get(`${CLAIMS}/figures`, bearer(token)).json()));
