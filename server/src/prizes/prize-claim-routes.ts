import { prizeClaimCalls } from '@jeweler/core/calls';
import type { FoundClaims, PrizeFigures, SubmissionRecord } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { NotFoundError, RefusedError, StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { changeSubmission, redemptionTakenBack, takenBack, toStatus } from '../submissions/change-status.ts';
import {
  alreadyRedeemed,
  getViewer,
  type InboxDeps,
  presentRecord,
  readReference,
} from '../submissions/present-record.ts';
import { validate } from '../validate.ts';
import { findClaims } from './find-claims.ts';
import { prizeFigures } from './prize-figures.ts';

const CLAIMS = '/api/admin/prize-claims';

/** Prizes at the counter: finding claims, redeeming each once, and figures. Every write is a POST. */
export const addPrizeClaimRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock } = deps;

  router.get(`${CLAIMS}/figures`, async (_request, response) => {
    response.json((await prizeFigures(database)) satisfies PrizeFigures);
  });

  router.post(`${CLAIMS}/search`, jsonBody, async (request, response) => {
    const { q } = validate(prizeClaimCalls.findPrizeClaims.body, request.body);
    response.json((await findClaims(database, q, getViewer(deps, response))) satisfies FoundClaims);
  });

  router.post(`${CLAIMS}/:reference/redeem`, async (request, response) => {
    const reference = readReference(request);
    const { claim } = await presentRecord(deps, reference, response);
    if (!claim) throw new NotFoundError();
    const actor = getActor(response, clock());
    // Even if the claim has changed in the meantime: the visitor is waiting at the counter.
    const { outcome } = await changeSubmission(database, actor, { reference }, toStatus('redeemed'));
    if (outcome === 'not-found') throw new NotFoundError();
    const record = await presentRecord(deps, reference, response);
    if (outcome === 'already-redeemed') throw alreadyRedeemed(record);
    if (outcome !== 'changed') throw new RefusedError('status', notRedeemable(record));
    response.json(record);
  });

  router.post(`${CLAIMS}/:reference/undo`, jsonBody, async (request, response) => {
    const reference = readReference(request);
    const { reason } = validate(prizeClaimCalls.undoRedemption.body, request.body ?? {});
    const before = await presentRecord(deps, reference, response);
    if (!before.claim) throw new NotFoundError();
    if (!before.claim.redemption) throw new RefusedError('status', 'This prize has not been redeemed.');
    const actor = getActor(response, clock());
    const { outcome } =
      reason === undefined
        ? await changeSubmission(database, actor, before, takenBack)
        : await changeSubmission(database, actor, { reference }, redemptionTakenBack(reason));
    if (outcome !== 'changed' && reason === undefined && outcome !== 'conflict')
      throw new RefusedError(
        'reason',
        `Redeemed by ${before.claim.redemption.by}. Please say why this is undone.`,
      );
    if (outcome !== 'changed') throw new StaleRevisionError(await presentRecord(deps, reference, response));
    response.json(await presentRecord(deps, reference, response));
  });
};

const notRedeemable = ({ status }: SubmissionRecord): string =>
  status === 'expired'
    ? 'This claim has expired. To give out the prize anyway, open the request and set it back to scheduled.'
    : 'This claim is in the spam folder. To give out the prize, open the request and choose Not spam.';
