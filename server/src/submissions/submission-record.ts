import {
  type HistoryEntry,
  type SubmissionNote,
  type SubmissionRecord,
  sentTexts,
  submissionDefinitions,
} from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readClaimDetails, type Viewer } from './claim-details.ts';
import { storedPhotos } from './photos/read-photos.ts';
import { mayReplyTo, readReplies } from './send-reply.ts';
import { type ItemRow, itemRows, ofSamePerson, toItem } from './submission-item.ts';

/** How many other submissions of the same person are shown with one. */
const MAX_RELATED = 50;

/**
 * The complete record of a submission from one snapshot, as one admin sees it; undefined when there is none.
 */
export const findRecord = (
  { query }: Database,
  reference: string,
  viewer: Viewer,
): Promise<SubmissionRecord | undefined> =>
  snapshot(query, async (trx) => {
    const items = itemRows(trx, viewer.adminId);
    const row = await items.where('reference', '=', reference).executeTakeFirst();
    if (!row) return undefined;
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
