import { prizeClaimCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const findPrizeClaims = endpoint(prizeClaimCalls.findPrizeClaims);
export const redeemPrize = endpoint(prizeClaimCalls.redeemPrize);
export const undoRedemption = endpoint(prizeClaimCalls.undoRedemption);
export const getPrizeFigures = endpoint(prizeClaimCalls.getPrizeFigures);
