import { referenceSchema, type SubmissionRecord } from '@jeweler/core/schemas';
import type { Request, Response } from 'express';
import { NotFoundError } from '../../../errors.ts';
import { findRecord } from '../../../services/inbox/submission-record.ts';
import { sessionOf } from '../require-admin.ts';
import type { InboxDeps } from './inbox-deps.ts';

/** The reference in the path; throws NotFoundError for what can be none. */
export const referenceOf = ({ params }: Request): string => {
  const parsed = referenceSchema.safeParse(params.reference);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** The record as it is now, as the person who asks sees it. Throws NotFoundError. */
export const presentRecord = async (
  { database }: InboxDeps,
  reference: string,
  response: Response,
): Promise<SubmissionRecord> => {
  const record = await findRecord(database, reference, sessionOf(response).adminId);
  if (!record) throw new NotFoundError();
  return record;
};
