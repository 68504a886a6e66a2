import { downloadAddressSchema } from '../schemas/index.ts';
import {
  type ChangeResults,
  changeResultsSchema,
  deletedSchema,
  type NewStatus,
  type SubmissionExportQuery,
  type SubmissionPage,
  type SubmissionQuery,
  type SubmissionRecord,
  type SubmissionVersion,
  submissionPageSchema,
  submissionRecordSchema,
  type Today,
  todaySchema,
  unreadSchema,
} from '../submissions/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const SUBMISSIONS = 'api/admin/submissions';
/** Timeout of a deletion in milliseconds; the server deletes in batches, between incoming submissions. */
export const DELETE_TIMEOUT = 120_000;

/** `POST /api/admin/submissions/search`: a page of submissions, newest first. */
export const searchSubmissions = (
  http: HttpClient,
  token: string,
  query: SubmissionQuery,
  signal?: AbortSignal,
): Promise<SubmissionPage> =>
  call(async () =>
    submissionPageSchema.parse(
      await http
        .post(`${SUBMISSIONS}/search`, { ...bearer(token), json: query, ...(signal ? { signal } : {}) })
        .json(),
    ),
  );

/** `GET /api/admin/submissions/REFERENCE` */
export const getSubmission = (
  http: HttpClient,
  token: string,
  reference: string,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(await http.get(`${SUBMISSIONS}/${reference}`, bearer(token)).json()),
  );

/**
 * `POST /api/admin/submissions/REFERENCE/status`: resolves with the updated record. Rejects with ApiError;
 * `conflict` if the submission was changed since `revision`.
 */
export const changeStatus = (
  http: HttpClient,
  token: string,
  { reference, revision }: SubmissionVersion,
  status: NewStatus,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(
      await http
        .post(`${SUBMISSIONS}/${reference}/status`, { ...bearer(token), json: { status, revision } })
        .json(),
    ),
  );

/** `POST /api/admin/submissions/status`: several at once, each individually. */
export const changeStatuses = (
  http: HttpClient,
  token: string,
  items: readonly SubmissionVersion[],
  status: NewStatus,
): Promise<ChangeResults> =>
  call(async () =>
    changeResultsSchema.parse(
      await http.post(`${SUBMISSIONS}/status`, { ...bearer(token), json: { items, status } }).json(),
    ),
  );

/** `POST /api/admin/submissions/undo`: undoes the changes that led to these revisions. */
export const undoChanges = (
  http: HttpClient,
  token: string,
  items: readonly SubmissionVersion[],
): Promise<ChangeResults> =>
  call(async () =>
    changeResultsSchema.parse(
      await http.post(`${SUBMISSIONS}/undo`, { ...bearer(token), json: { items } }).json(),
    ),
  );

/** `POST /api/admin/submissions/REFERENCE/notes`: the record with the note. */
export const addNote = (
  http: HttpClient,
  token: string,
  reference: string,
  text: string,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(
      await http.post(`${SUBMISSIONS}/${reference}/notes`, { ...bearer(token), json: { text } }).json(),
    ),
  );

/**
 * `POST /api/admin/submissions/read`: read marks of the signed-in user. Resolves with the number of unread
 * submissions that remain.
 */
export const markRead = (
  http: HttpClient,
  token: string,
  references: readonly string[],
  isRead: boolean,
): Promise<number> =>
  call(async () => {
    const answer = await http
      .post(`${SUBMISSIONS}/read`, { ...bearer(token), json: { references, isRead } })
      .json();
    return unreadSchema.parse(answer).unread;
  });

/** `POST /api/admin/submissions/read-all`: marks everything as read. */
export const markAllRead = (http: HttpClient, token: string): Promise<void> =>
  call(async () => {
    await http.post(`${SUBMISSIONS}/read-all`, bearer(token));
  });

/**
 * `POST /api/admin/submissions/spam/empty`: permanently deletes all spam. Resolves with the number deleted.
 */
export const emptySpam = (http: HttpClient, token: string): Promise<number> =>
  call(async () => {
    const answer = await http
      .post(`${SUBMISSIONS}/spam/empty`, { ...bearer(token), timeout: DELETE_TIMEOUT })
      .json();
    return deletedSchema.parse(answer).deleted;
  });

/** `POST /api/admin/submissions/downloads`: the URL of these as CSV, valid once and for a minute. */
export const requestCsv = (http: HttpClient, token: string, asked: SubmissionExportQuery): Promise<string> =>
  call(async () => {
    const answer = await http.post(`${SUBMISSIONS}/downloads`, { ...bearer(token), json: asked }).json();
    return downloadAddressSchema.parse(answer).url;
  });

/** `GET /api/admin/today`: the current tasks. */
export const getToday = (http: HttpClient, token: string): Promise<Today> =>
  call(async () => todaySchema.parse(await http.get('api/admin/today', bearer(token)).json()));
