import {
  claimSearchSchema,
  foundClaimsSchema,
  prizeFiguresSchema,
  redemptionUndoSchema,
  submissionRecordSchema,
} from '../submissions/index.ts';
import type { ApiCall, ApiCalls } from './api-call.ts';

const change = { answer: submissionRecordSchema, failures: [409] } satisfies Omit<ApiCall, 'route'>;

export const prizeClaimCalls = {
  getPrizeFigures: { route: 'GET /api/admin/prize-claims/figures', answer: prizeFiguresSchema },
  findPrizeClaims: {
    route: 'POST /api/admin/prize-claims/search',
    body: claimSearchSchema,
    answer: foundClaimsSchema,
  },
  /** `conflict` if it was redeemed before. */
  redeemPrize: { ...change, route: 'POST /api/admin/prize-claims/:reference/redeem' },
  /** `conflict` without a reason if it is somebody else's, or older than a minute. */
  undoRedemption: {
    ...change,
    route: 'POST /api/admin/prize-claims/:reference/undo',
    body: redemptionUndoSchema,
  },
} satisfies ApiCalls;
