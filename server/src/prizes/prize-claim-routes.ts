import { prizeClaimCalls } from '@jeweler/core/calls';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { changeSubmission, redemptionTakenBack, takenBack, toStatus } from '../submissions/change-status.ts';
import { getViewer } from '../submissions/claim-details.ts';
import { alreadyRedeemed, presentRecord, readReference } from '../submissions/submission-record.ts';
import { findClaims } from './find-claims.ts';
import { prizeFigures } from './prize-figures.ts';

/** Prizes at the counter: finding claims, redeeming each once, and figures. Every write is a POST. */
export const addPrizeClaimRoutes = (router: Router, deps: AccountDeps): void => {
  const { database } = deps;
  const add = staffAnswers(router, deps.clock);

  add(prizeClaimCalls.getPrizeFigures, () => prizeFigures(database));

  add(prizeClaimCalls.findPrizeClaims, ({ sent, session }) =>
    findClaims(database, sent.q, getViewer(deps, session)),
  );

  add(prizeClaimCalls.redeemPrize, async ({ params, actor, session }) => {
    const reference = readReference(params);
    const { claim } = await presentRecord(deps, reference, session);
    if (!claim) throw new NotFoundError();
    // Even if the claim has changed in the meantime: the visitor is waiting at the counter.
    const { outcome } = await changeSubmission(database, actor, { reference }, toStatus('redeemed'));
    if (outcome === 'not-found') throw new NotFoundError();
    const record = await presentRecord(deps, reference, session);
    if (outcome === 'already-redeemed') throw alreadyRedeemed(record);
    if (outcome !== 'changed') throw new RefusedError('status', notRedeemable(record));
    return record;
  });

  add(prizeClaimCalls.undoRedemption, async ({ params, sent: { reason }, actor, session }) => {
    const reference = readReference(params);
    const before = await presentRecord(deps, reference, session);
    if (!before.claim) throw new NotFoundError();
    if (!before.claim.redemption) throw new RefusedError('status', 'This prize has not been redeemed.');
    const { outcome } =
      reason === undefined
        ? await changeSubmission(database, actor, before, takenBack)
        : await changeSubmission(database, actor, { reference }, redemptionTakenBack(reason));
    if (outcome !== 'changed' && reason === undefined && outcome !== 'conflict')
      throw new RefusedError(
        'reason',
        `Redeemed by ${before.claim.redemption.by}. Please say why this is undone.`,
      );
    return presentRecord(deps, reference, session, outcome === 'changed');
  });
};

const notRedeemable = ({ status }: SubmissionRecord): string =>
  status === 'expired'
    ? 'This claim has expired. To give out the prize anyway, open the request and set it back to scheduled.'
    : 'This claim is in the spam folder. To give out the prize, open the request and choose Not spam.';
