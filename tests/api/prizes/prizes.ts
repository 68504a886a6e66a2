import {
  type ClaimDetails,
  type FoundClaim,
  foundClaimsSchema,
  type PrizeFigures,
  prizeFiguresSchema,
  type SubmissionItem,
} from '@jeweler/core/submissions';
import { expect } from 'vitest';
import { storeSubmission } from '../../../server/src/submissions/store-submission.ts';
import { prizeClaim } from '../../support/submission-builders.ts';
import { type Inbox, receive, type Staff } from '../inbox/inbox.ts';

/** A new claim, with its code. */
export interface Received extends SubmissionItem {
  readonly claim: ClaimDetails;
}

/** Submits a claim as a visitor does. */
export const receiveClaim = async (
  inbox: Inbox,
  changes: Record<string, unknown> = {},
): Promise<Received> => {
  const item = await receive(inbox, 'prize-claim', changes);
  const { claim } = await inbox.record(item.reference);
  if (!claim) throw new Error('A claim without a code.');
  return { ...item, claim };
};

/** Stores a claim for a prize that is not on the wheel, which no form sends. */
export const storeUnpublished = async (inbox: Inbox, prize: object): Promise<SubmissionItem> => {
  await inbox.server.database.writes.run((trx) =>
    storeSubmission(trx, {
      kind: 'prize-claim',
      isSpam: false,
      receivedAt: inbox.server.time.now,
      origin: { address: '203.0.113.9', page: null, userAgent: null },
      payload: { ...prizeClaim(), ...prize },
      watchFor: [],
    }),
  );
  const [newest] = (await inbox.list({ limit: 1 })).submissions;
  if (!newest) throw new Error('Nothing was stored.');
  return newest;
};

/** The claims that a search at the counter finds. */
export const findClaims = async (staff: Staff, q: string): Promise<readonly FoundClaim[]> =>
  foundClaimsSchema.parse((await staff.post('/api/admin/prize-claims/search', { q })).body).claims;

export const getFigures = async (staff: Staff): Promise<PrizeFigures> =>
  prizeFiguresSchema.parse((await staff.get('/api/admin/prize-claims/figures')).body);

export const redeem = (staff: Staff, { reference }: Pick<SubmissionItem, 'reference'>) =>
  staff.post(`/api/admin/prize-claims/${reference}/redeem`);

export const undo = (staff: Staff, { reference }: Pick<SubmissionItem, 'reference'>, reason?: string) =>
  staff.post(`/api/admin/prize-claims/${reference}/undo`, { reason });

/** Redeems a claim, and expects success. */
export const redeemed = async (staff: Staff, claim: Pick<SubmissionItem, 'reference'>): Promise<void> => {
  expect((await redeem(staff, claim)).status).toBe(200);
};

export const passSeconds = ({ server: { time } }: Inbox, seconds: number): void => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
