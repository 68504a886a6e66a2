import { prizeClaimCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const findPrizeClaims = endpoint(
  prizeClaimCalls.findPrizeClaims,
  (q: string, signal?: AbortSignal) => [{ q }, signal],
);
export const redeemPrize = endpoint(prizeClaimCalls.redeemPrize);
export const undoRedemption = endpoint(
  prizeClaimCalls.undoRedemption,
  (reference: string, reason: string | undefined) => [reference, { reason }],
);
export const getPrizeFigures = endpoint(prizeClaimCalls.getPrizeFigures);
