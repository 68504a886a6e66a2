import {
  downloadAddressSchema,
  savedRepliesAnswerSchema,
  savedReplyChangeSchema,
  savedReplyDeletionSchema,
} from '../schemas/index.ts';
import {
  changeResultsSchema,
  deletedSchema,
  deletionPageSchema,
  deletionQuerySchema,
  newNoteSchema,
  newReplySchema,
  personDataSchema,
  personSchema,
  readMarksSchema,
  reminderSchema,
  statusChangeSchema,
  statusChangesSchema,
  submissionExportSchema,
  submissionPageSchema,
  submissionQuerySchema,
  submissionRecordSchema,
  undoSchema,
  unreadSchema,
} from '../submissions/index.ts';
import { type ApiCall, type ApiCalls, LONG_TIMEOUT_MS } from './api-call.ts';

const change = { answer: submissionRecordSchema, failures: [409] } satisfies Omit<ApiCall, 'route'>;
/** The server deletes in batches, between incoming submissions. */
const deletion = { answer: deletedSchema, timeout: LONG_TIMEOUT_MS } satisfies Omit<ApiCall, 'route'>;

/** A change is refused with `conflict` if the submission was changed since its `revision`. */
export const submissionCalls = {
  listSubmissions: {
    route: 'GET /api/admin/submissions',
    query: submissionQuerySchema.omit({ q: true }),
    answer: submissionPageSchema,
  },
  searchSubmissions: {
    route: 'POST /api/admin/submissions/search',
    body: submissionQuerySchema,
    answer: submissionPageSchema,
  },
  getCsv: {
    route: 'GET /api/admin/submissions.csv',
    query: submissionExportSchema.omit({ q: true, references: true }),
    contentType: 'text/csv',
  },
  searchCsv: {
    route: 'POST /api/admin/submissions.csv',
    body: submissionExportSchema,
    contentType: 'text/csv',
  },
  requestCsv: {
    route: 'POST /api/admin/submissions/downloads',
    body: submissionExportSchema,
    answer: downloadAddressSchema,
  },
  changeStatuses: {
    route: 'POST /api/admin/submissions/status',
    body: statusChangesSchema,
    answer: changeResultsSchema,
  },
  undoChanges: { route: 'POST /api/admin/submissions/undo', body: undoSchema, answer: changeResultsSchema },
  markRead: { route: 'POST /api/admin/submissions/read', body: readMarksSchema, answer: unreadSchema },
  markAllRead: { route: 'POST /api/admin/submissions/read-all', answer: unreadSchema },
  emptySpam: { ...deletion, route: 'POST /api/admin/submissions/spam/empty' },
  getSubmission: { route: 'GET /api/admin/submissions/:reference', answer: submissionRecordSchema },
  changeStatus: {
    ...change,
    route: 'POST /api/admin/submissions/:reference/status',
    body: statusChangeSchema,
  },
  sendReply: {
    ...change,
    route: 'POST /api/admin/submissions/:reference/reply',
    body: newReplySchema,
    status: 201,
  },
  setReminder: { ...change, route: 'POST /api/admin/submissions/:reference/reminder', body: reminderSchema },
  addNote: {
    route: 'POST /api/admin/submissions/:reference/notes',
    body: newNoteSchema,
    answer: submissionRecordSchema,
    status: 201,
  },
} satisfies ApiCalls;

const replyChange = { answer: savedRepliesAnswerSchema, failures: [409] } satisfies Omit<ApiCall, 'route'>;

/** A change is refused with `conflict` if any of them has been changed since. */
export const savedReplyCalls = {
  getSavedReplies: { route: 'GET /api/admin/saved-replies', answer: savedRepliesAnswerSchema },
  changeSavedReply: {
    ...replyChange,
    route: 'POST /api/admin/saved-replies/:id',
    body: savedReplyChangeSchema,
  },
  deleteSavedReply: {
    ...replyChange,
    route: 'POST /api/admin/saved-replies/:id/delete',
    body: savedReplyDeletionSchema,
  },
} satisfies ApiCalls;

export const personalDataCalls = {
  getPersonData: { route: 'POST /api/admin/people/export', body: personSchema, answer: personDataSchema },
  requestPersonData: {
    route: 'POST /api/admin/people/downloads',
    body: personSchema,
    answer: downloadAddressSchema,
  },
  deleteSubmission: { ...deletion, route: 'POST /api/admin/submissions/:reference/delete', failures: [404] },
  deletePerson: { ...deletion, route: 'POST /api/admin/people/delete', body: personSchema },
  listDeletions: {
    route: 'GET /api/admin/deletions',
    query: deletionQuerySchema,
    answer: deletionPageSchema,
  },
} satisfies ApiCalls;
