import { referenceSchema, type SubmissionRecord } from '@jeweler/core/submissions';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { redeemedSentence, type Viewer } from './claim-details.ts';
import { findRecord } from './submission-record.ts';

/** The reference in the path; throws NotFoundError when it is not a valid one. */
export const readReference = (params: { readonly reference: string }): string => {
  const parsed = referenceSchema.safeParse(params.reference);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** Who makes the request, and when. */
export const getViewer = ({ clock, config }: AccountDeps, { adminId, username }: LiveSession): Viewer => ({
  adminId,
  username,
  now: clock(),
  isMailOn: mailMode(config) !== 'off',
});

/** The current record as the requesting admin sees it. Throws NotFoundError. */
export const presentRecord = async (
  deps: AccountDeps,
  reference: string,
  session: LiveSession,
): Promise<SubmissionRecord> => {
  const record = await findRecord(deps.database, reference, getViewer(deps, session));
  if (!record) throw new NotFoundError();
  return record;
};

/** 409: the prize has already been given out; the message says when and by whom. */
export const alreadyRedeemed = ({ claim }: SubmissionRecord): RefusedError =>
  new RefusedError('status', claim?.redemption ? redeemedSentence(claim.redemption) : 'Already redeemed.');
