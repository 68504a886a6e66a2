import {
  type HistoryEntry,
  referenceSchema,
  type SubmissionNote,
  type SubmissionRecord,
  sentTexts,
  submissionDefinitions,
} from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import type { AccountDeps } from '../accounts/staff-answers.ts';
import { snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RefusedError, StaleRevisionError } from '../errors.ts';
import { getViewer, readClaimDetails, redeemedSentence } from './claim-details.ts';
import { storedPhotos } from './photos/read-photos.ts';
import { mayReplyTo, readReplies } from './send-reply.ts';
import { type ItemRow, itemRows, ofSamePerson, toItem } from './submission-item.ts';

/** How many other submissions of the same person are shown with one. */
const MAX_RELATED = 50;

/**
 * The complete record of a submission from one snapshot, as one admin sees it.
 * @param isChanged whether the change that was asked for was made: not when somebody else was faster
 * @throws NotFoundError; StaleRevisionError with the record when it was not changed
 */
export const presentRecord = async (
  deps: AccountDeps,
  reference: string,
  session: LiveSession,
  isChanged = true,
): Promise<SubmissionRecord> => {
  const viewer = getViewer(deps, session);
  const record = await snapshot(deps.database.query, async (trx): Promise<SubmissionRecord> => {
    const items = itemRows(trx, viewer.adminId);
    const row = await items.where('reference', '=', reference).executeTakeFirst();
    if (!row) throw new NotFoundError();
    return {
      ...toItem(row),
      details: toDetails(row),
      page: row.origin_page,
      statusBeforeSpam: row.status_before_spam,
      claim: await readClaimDetails(trx, row, viewer),
      notes: await readNotes(trx, row.id),
      history: await readHistory(trx, row.id),
      replies: await readReplies(trx, row.id),
      photos: await storedPhotos(trx, row.id).execute(),
      canReply: viewer.isMailOn && mayReplyTo(row),
      related: (await ofSamePerson(items, row, MAX_RELATED)).map(toItem),
    };
  });
  if (!isChanged) throw new StaleRevisionError(record);
  return record;
};

/** The payload in the order of its form; fields that the form no longer has come last. */
const toDetails = (row: ItemRow): SubmissionRecord['details'] => {
  const sent = sentTexts(row);
  const order = new Set([...Object.keys(submissionDefinitions[row.kind].fields), ...Object.keys(sent)]);
  return [...order].flatMap((field) => {
    const value = sent[field];
    return value === undefined ? [] : [{ field, value }];
  });
};

/** Oldest first. */
export const readNotes = (query: Kysely<Tables>, id: number): Promise<SubmissionNote[]> =>
  query
    .selectFrom('submission_notes')
    .select(['id', 'at', 'by_name as by', 'text'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();

/** Oldest first. */
export const readHistory = (query: Kysely<Tables>, id: number): Promise<HistoryEntry[]> =>
  query
    .selectFrom('submission_history')
    .select(({ fn }) => [
      'at',
      'by_name as by',
      'action',
      fn.coalesce('from_status', 'from_time').as('from'),
      fn.coalesce('to_status', 'to_time').as('to'),
    ])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();

/** The reference in the path; throws NotFoundError when it is not a valid one. */
export const readReference = (params: { readonly reference: string }): string => {
  const parsed = referenceSchema.safeParse(params.reference);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** 409: the prize has already been given out; the message says when and by whom. */
export const alreadyRedeemed = ({ claim }: SubmissionRecord): RefusedError =>
  new RefusedError('status', claim?.redemption ? redeemedSentence(claim.redemption) : 'Already redeemed.');
