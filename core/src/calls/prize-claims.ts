import {
  claimSearchSchema,
  foundClaimsSchema,
  prizeFiguresSchema,
  redemptionUndoSchema,
  submissionRecordSchema,
} from '../submissions/index.ts';
import type { ApiCalls } from './api-call.ts';

const CLAIMS = '/api/admin/prize-claims';
const record = { answer: submissionRecordSchema };

export const prizeClaimCalls = {
  getPrizeFigures: { route: `GET ${CLAIMS}/figures`, answer: prizeFiguresSchema },
  findPrizeClaims: { route: `POST ${CLAIMS}/search`, body: claimSearchSchema, answer: foundClaimsSchema },
  /** `conflict` if it was redeemed before. */
  redeemPrize: { ...record, route: `POST ${CLAIMS}/:reference/redeem` },
  /** `conflict` without a reason if it is somebody else's, or older than a minute. */
  undoRedemption: { ...record, route: `POST ${CLAIMS}/:reference/undo`, body: redemptionUndoSchema },
} satisfies ApiCalls;
