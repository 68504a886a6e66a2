import { downloadAddressSchema } from '../schemas/index.ts';
import {
  changeResultsSchema,
  deletedSchema,
  type NewReply,
  type NewStatus,
  type SubmissionExportQuery,
  type SubmissionQuery,
  type SubmissionVersion,
  submissionPageSchema,
  submissionRecordSchema,
  todaySchema,
  unreadSchema,
} from '../submissions/index.ts';
import { command, endpoint } from './authorized-client.ts';

const SUBMISSIONS = 'api/admin/submissions';
/** The server deletes in batches, between incoming submissions. */
export const DELETE_TIMEOUT_MS = 120_000;

/** `POST /api/admin/submissions/search`: a page of submissions, newest first. */
export const searchSubmissions = endpoint(
  submissionPageSchema,
  (http, query: SubmissionQuery, signal?: AbortSignal) =>
    http.post(`${SUBMISSIONS}/search`, { json: query, ...(signal ? { signal } : {}) }),
);

/** `GET /api/admin/submissions/REFERENCE` */
export const getSubmission = endpoint(submissionRecordSchema, (http, reference: string) =>
  http.get(`${SUBMISSIONS}/${reference}`),
);

/**
 * `POST /api/admin/submissions/REFERENCE/status`: resolves with the updated record. Rejects with ApiError;
 * `conflict` if the submission was changed since `revision`.
 */
export const changeStatus = endpoint(
  submissionRecordSchema,
  (http, { reference, revision }: SubmissionVersion, status: NewStatus) =>
    http.post(`${SUBMISSIONS}/${reference}/status`, { json: { status, revision } }),
);

/** `POST /api/admin/submissions/status`: several at once, each individually. */
export const changeStatuses = endpoint(
  changeResultsSchema,
  (http, items: readonly SubmissionVersion[], status: NewStatus) =>
    http.post(`${SUBMISSIONS}/status`, { json: { items, status } }),
);

/** `POST /api/admin/submissions/undo`: undoes the changes that led to these revisions. */
export const undoChanges = endpoint(changeResultsSchema, (http, items: readonly SubmissionVersion[]) =>
  http.post(`${SUBMISSIONS}/undo`, { json: { items } }),
);

/** `POST /api/admin/submissions/REFERENCE/notes`: the record with the note. */
export const addNote = endpoint(submissionRecordSchema, (http, reference: string, text: string) =>
  http.post(`${SUBMISSIONS}/${reference}/notes`, { json: { text } }),
);

/**
 * `POST /api/admin/submissions/REFERENCE/reply`: resolves with the record. Rejects with ApiError; `conflict` if
 * the submission was changed since the reply's revision.
 */
export const sendReply = endpoint(submissionRecordSchema, (http, reference: string, reply: NewReply) =>
  http.post(`${SUBMISSIONS}/${reference}/reply`, { json: reply }),
);

/**
 * `POST /api/admin/submissions/REFERENCE/reminder`: null removes it. Resolves with the record; rejects with
 * `conflict` if the submission was changed since `revision`.
 */
export const setReminder = endpoint(
  submissionRecordSchema,
  (http, { reference, revision }: SubmissionVersion, day: string | null) =>
    http.post(`${SUBMISSIONS}/${reference}/reminder`, { json: { day, revision } }),
);

/**
 * `POST /api/admin/submissions/read`: read marks of the signed-in user. Resolves with the number of unread
 * submissions that remain.
 */
export const markRead = endpoint(
  unreadSchema.transform(({ unread }) => unread),
  (http, references: readonly string[], isRead: boolean) =>
    http.post(`${SUBMISSIONS}/read`, { json: { references, isRead } }),
);

/** `POST /api/admin/submissions/read-all`: marks everything as read. */
export const markAllRead = command((http) => http.post(`${SUBMISSIONS}/read-all`));

/**
 * `POST /api/admin/submissions/spam/empty`: permanently deletes all spam. Resolves with the number deleted.
 */
export const emptySpam = endpoint(
  deletedSchema.transform(({ deleted }) => deleted),
  (http) => http.post(`${SUBMISSIONS}/spam/empty`, { timeout: DELETE_TIMEOUT_MS }),
);

/** `POST /api/admin/submissions/downloads`: the URL of these as CSV, valid once and for a minute. */
export const requestCsv = endpoint(
  downloadAddressSchema.transform(({ url }) => url),
  (http, selected: SubmissionExportQuery) => http.post(`${SUBMISSIONS}/downloads`, { json: selected }),
);

/** `GET /api/admin/today`: the current tasks. */
export const getToday = endpoint(todaySchema, (http) => http.get('api/admin/today'));
