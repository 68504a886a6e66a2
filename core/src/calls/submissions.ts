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
import type { ApiCalls } from './api-call.ts';

const SUBMISSIONS = '/api/admin/submissions';

/** A change is refused with `conflict` if the submission was changed since its `revision`. */
export const submissionCalls = {
  listSubmissions: {
    route: `GET ${SUBMISSIONS}`,
    query: submissionQuerySchema.omit({ q: true }),
    answer: submissionPageSchema,
  },
  searchSubmissions: {
    route: `POST ${SUBMISSIONS}/search`,
    body: submissionQuerySchema,
    answer: submissionPageSchema,
  },
  getCsv: {
    permission: 'export-people',
    route: `GET ${SUBMISSIONS}.csv`,
    query: submissionExportSchema.omit({ q: true, references: true }),
    contentType: 'text/csv',
  },
  searchCsv: {
    permission: 'export-people',
    route: `POST ${SUBMISSIONS}.csv`,
    body: submissionExportSchema,
    contentType: 'text/csv',
  },
  requestCsv: {
    permission: 'export-people',
    route: `POST ${SUBMISSIONS}/downloads`,
    body: submissionExportSchema,
    answer: downloadAddressSchema,
  },
  changeStatuses: {
    route: `POST ${SUBMISSIONS}/status`,
    body: statusChangesSchema,
    answer: changeResultsSchema,
  },
  undoChanges: { route: `POST ${SUBMISSIONS}/undo`, body: undoSchema, answer: changeResultsSchema },
  markRead: { route: `POST ${SUBMISSIONS}/read`, body: readMarksSchema, answer: unreadSchema },
  markAllRead: { route: `POST ${SUBMISSIONS}/read-all`, answer: unreadSchema },
  emptySpam: {
    permission: 'delete-for-good',
    route: `POST ${SUBMISSIONS}/spam/empty`,
    answer: deletedSchema,
  },
  getSubmission: { route: `GET ${SUBMISSIONS}/:reference`, answer: submissionRecordSchema },
  changeStatus: {
    route: `POST ${SUBMISSIONS}/:reference/status`,
    body: statusChangeSchema,
    answer: submissionRecordSchema,
  },
  sendReply: {
    route: `POST ${SUBMISSIONS}/:reference/reply`,
    body: newReplySchema,
    status: 201,
    answer: submissionRecordSchema,
  },
  setReminder: {
    route: `POST ${SUBMISSIONS}/:reference/reminder`,
    body: reminderSchema,
    answer: submissionRecordSchema,
  },
  addNote: {
    route: `POST ${SUBMISSIONS}/:reference/notes`,
    body: newNoteSchema,
    answer: submissionRecordSchema,
    status: 201,
  },
  getRequestPhoto: { route: `GET ${SUBMISSIONS}/:reference/photos/:id`, contentType: 'image/jpeg' },
  requestPhotoDownload: {
    route: `POST ${SUBMISSIONS}/:reference/photos/:id/download`,
    answer: downloadAddressSchema,
  },
} satisfies ApiCalls;

const REPLIES = '/api/admin/saved-replies';

/** A change is refused with `conflict` if any of them has been changed since. */
export const savedReplyCalls = {
  getSavedReplies: { route: `GET ${REPLIES}`, answer: savedRepliesAnswerSchema },
  changeSavedReply: {
    route: `POST ${REPLIES}/:id`,
    body: savedReplyChangeSchema,
    answer: savedRepliesAnswerSchema,
  },
  deleteSavedReply: {
    route: `POST ${REPLIES}/:id/delete`,
    body: savedReplyDeletionSchema,
    answer: savedRepliesAnswerSchema,
  },
} satisfies ApiCalls;

const PEOPLE = '/api/admin/people';

export const personalDataCalls = {
  getPersonData: {
    permission: 'export-people',
    route: `POST ${PEOPLE}/export`,
    body: personSchema,
    answer: personDataSchema,
  },
  requestPersonData: {
    permission: 'export-people',
    route: `POST ${PEOPLE}/downloads`,
    body: personSchema,
    answer: downloadAddressSchema,
  },
  deleteSubmission: {
    permission: 'delete-for-good',
    route: `POST ${SUBMISSIONS}/:reference/delete`,
    answer: deletedSchema,
  },
  deletePerson: {
    permission: 'delete-for-good',
    route: `POST ${PEOPLE}/delete`,
    body: personSchema,
    answer: deletedSchema,
  },
  listDeletions: {
    permission: 'delete-for-good',
    route: 'GET /api/admin/deletions',
    query: deletionQuerySchema,
    answer: deletionPageSchema,
  },
} satisfies ApiCalls;
