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
import { type ApiCalls, LONG_TIMEOUT_MS } from './api-call.ts';

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
  /** The server deletes in batches, between incoming submissions. */
  emptySpam: {
    route: 'POST /api/admin/submissions/spam/empty',
    answer: deletedSchema,
    timeout: LONG_TIMEOUT_MS,
  },
  getSubmission: { route: 'GET /api/admin/submissions/:reference', answer: submissionRecordSchema },
  changeStatus: {
    route: 'POST /api/admin/submissions/:reference/status',
    body: statusChangeSchema,
    answer: submissionRecordSchema,
    failures: [409],
  },
  sendReply: {
    route: 'POST /api/admin/submissions/:reference/reply',
    body: newReplySchema,
    answer: submissionRecordSchema,
    status: 201,
    failures: [409],
  },
  setReminder: {
    route: 'POST /api/admin/submissions/:reference/reminder',
    body: reminderSchema,
    answer: submissionRecordSchema,
    failures: [409],
  },
  addNote: {
    route: 'POST /api/admin/submissions/:reference/notes',
    body: newNoteSchema,
    answer: submissionRecordSchema,
    status: 201,
  },
} satisfies ApiCalls;

/** `conflict` if any of them has been changed since. */
export const savedReplyCalls = {
  getSavedReplies: { route: 'GET /api/admin/saved-replies', answer: savedRepliesAnswerSchema },
  changeSavedReply: {
    route: 'POST /api/admin/saved-replies/:id',
    body: savedReplyChangeSchema,
    answer: savedRepliesAnswerSchema,
    failures: [409],
  },
  deleteSavedReply: {
    route: 'POST /api/admin/saved-replies/:id/delete',
    body: savedReplyDeletionSchema,
    answer: savedRepliesAnswerSchema,
    failures: [409],
  },
} satisfies ApiCalls;

export const personalDataCalls = {
  getPersonData: { route: 'POST /api/admin/people/export', body: personSchema, answer: personDataSchema },
  requestPersonData: {
    route: 'POST /api/admin/people/downloads',
    body: personSchema,
    answer: downloadAddressSchema,
  },
  deleteSubmission: {
    route: 'POST /api/admin/submissions/:reference/delete',
    answer: deletedSchema,
    failures: [404],
    timeout: LONG_TIMEOUT_MS,
  },
  deletePerson: {
    route: 'POST /api/admin/people/delete',
    body: personSchema,
    answer: deletedSchema,
    timeout: LONG_TIMEOUT_MS,
  },
  listDeletions: {
    route: 'GET /api/admin/deletions',
    query: deletionQuerySchema,
    answer: deletionPageSchema,
  },
} satisfies ApiCalls;
