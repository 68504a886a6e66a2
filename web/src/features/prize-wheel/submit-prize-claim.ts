import { claimPrize, createHttpClient } from '@jeweler/core/api';
import type { PrizeSegment } from '@jeweler/core/prize-wheel';
import type { PrizeClaimForm } from '@jeweler/core/schemas';

/** Claims a won prize; resolves once the claim is stored. Rejects with ApiError. */
export const submitPrizeClaim = async (form: PrizeClaimForm, prize: PrizeSegment): Promise<void> => {
  await claimPrize(createHttpClient(), { ...form, prizeService: prize.service, prizeValue: prize.value });
};
