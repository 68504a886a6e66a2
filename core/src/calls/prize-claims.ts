import {
  claimSearchSchema,
  foundClaimsSchema,
  prizeFiguresSchema,
  redemptionUndoSchema,
  submissionRecordSchema,
} from '../submissions/index.ts';
import type { ApiCalls } from './api-call.ts';

export const prizeClaimCalls = {
  getPrizeFigures: { route: 'GET /api/admin/prize-claims/figures', answer: prizeFiguresSchema },
  findPrizeClaims: {
    route: 'POST /api/admin/prize-claims/search',
    body: claimSearchSchema,
    answer: foundClaimsSchema,
  },
  /** `conflict` if it was redeemed before. */
  redeemPrize: {
    route: 'POST /api/admin/prize-claims/:reference/redeem',
    answer: submissionRecordSchema,
    failures: [409],
  },
  /** `conflict` without a reason if it is somebody else's, or older than a minute. */
  undoRedemption: {
    route: 'POST /api/admin/prize-claims/:reference/undo',
    body: redemptionUndoSchema,
    answer: submissionRecordSchema,
    failures: [409],
  },
} satisfies ApiCalls;
