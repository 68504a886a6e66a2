import { savedReplyCalls, submissionCalls } from '../calls/index.ts';
import type { NewStatus, SubmissionVersion } from '../submissions/index.ts';
import { endpoint, only } from './endpoint.ts';

export const searchSubmissions = endpoint(submissionCalls.searchSubmissions);
export const getSubmission = endpoint(submissionCalls.getSubmission);

/** `conflict` if the submission was changed since `revision`. */
export const changeStatus = endpoint(
  submissionCalls.changeStatus,
  ({ reference, revision }: SubmissionVersion, status: NewStatus) => [reference, { status, revision }],
);
export const changeStatuses = endpoint(
  submissionCalls.changeStatuses,
  (items: readonly SubmissionVersion[], status: NewStatus) => [{ items, status }],
);

/** Undoes the changes that led to these revisions. */
export const undoChanges = endpoint(submissionCalls.undoChanges, (items: readonly SubmissionVersion[]) => [
  { items },
]);
export const addNote = endpoint(submissionCalls.addNote, (reference: string, text: string) => [
  reference,
  { text },
]);

/** `conflict` if the submission was changed since the reply's revision. */
export const sendReply = endpoint(submissionCalls.sendReply);

/** null removes it; `conflict` if the submission was changed since `revision`. */
export const setReminder = endpoint(
  submissionCalls.setReminder,
  ({ reference, revision }: SubmissionVersion, day: string | null) => [reference, { day, revision }],
);

/** Resolves with the number of submissions that the signed-in person has not read. */
export const markRead = only(
  'unread',
  endpoint(submissionCalls.markRead, (references: readonly string[], isRead: boolean) => [
    { references, isRead },
  ]),
);
export const markAllRead = endpoint(submissionCalls.markAllRead);

/** Resolves with the number deleted. */
export const emptySpam = only('deleted', endpoint(submissionCalls.emptySpam));

/** The URL of these as CSV, valid once and for a minute. */
export const requestCsv = only('url', endpoint(submissionCalls.requestCsv));

export const getSavedReplies = endpoint(savedReplyCalls.getSavedReplies);
export const changeSavedReply = endpoint(savedReplyCalls.changeSavedReply);
export const deleteSavedReply = endpoint(savedReplyCalls.deleteSavedReply, (id: string, revision: number) => [
  id,
  { revision },
]);
