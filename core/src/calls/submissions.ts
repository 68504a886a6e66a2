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
const SUBMISSION = `${SUBMISSIONS}/:reference` as const;

// What several calls have in common.
const exporting = { permission: 'export-people' } as const;
const deleting = { permission: 'delete-for-good' } as const;
const deleted = { ...deleting, answer: deletedSchema };
const address = { answer: downloadAddressSchema };
const record = { answer: submissionRecordSchema };
const page = { answer: submissionPageSchema };
const results = { answer: changeResultsSchema };

/** A change is refused with `conflict` if the submission was changed since its `revision`. */
export const submissionCalls = {
  listSubmissions: { ...page, route: `GET ${SUBMISSIONS}`, query: submissionQuerySchema.omit({ q: true }) },
  searchSubmissions: { ...page, route: `POST ${SUBMISSIONS}/search`, body: submissionQuerySchema },
  getCsv: {
    ...exporting,
    route: `GET ${SUBMISSIONS}.csv`,
    query: submissionExportSchema.omit({ q: true, references: true }),
    contentType: 'text/csv',
  },
  searchCsv: {
    ...exporting,
    route: `POST ${SUBMISSIONS}.csv`,
    body: submissionExportSchema,
    contentType: 'text/csv',
  },
  requestCsv: {
    ...exporting,
    ...address,
    route: `POST ${SUBMISSIONS}/downloads`,
    body: submissionExportSchema,
  },
  changeStatuses: { ...results, route: `POST ${SUBMISSIONS}/status`, body: statusChangesSchema },
  undoChanges: { ...results, route: `POST ${SUBMISSIONS}/undo`, body: undoSchema },
  markRead: { route: `POST ${SUBMISSIONS}/read`, body: readMarksSchema, answer: unreadSchema },
  markAllRead: { route: `POST ${SUBMISSIONS}/read-all`, answer: unreadSchema },
  emptySpam: { ...deleted, route: `POST ${SUBMISSIONS}/spam/empty` },
  getSubmission: { ...record, route: `GET ${SUBMISSION}` },
  changeStatus: { ...record, route: `POST ${SUBMISSION}/status`, body: statusChangeSchema },
  sendReply: { ...record, route: `POST ${SUBMISSION}/reply`, body: newReplySchema, status: 201 },
  setReminder: { ...record, route: `POST ${SUBMISSION}/reminder`, body: reminderSchema },
  addNote: { ...record, route: `POST ${SUBMISSION}/notes`, body: newNoteSchema, status: 201 },
  getRequestPhoto: { route: `GET ${SUBMISSION}/photos/:id`, contentType: 'image/jpeg' },
  requestPhotoDownload: { ...address, route: `POST ${SUBMISSION}/photos/:id/download` },
} satisfies ApiCalls;

const REPLIES = '/api/admin/saved-replies';
const replies = { answer: savedRepliesAnswerSchema };

/** A change is refused with `conflict` if any of them has been changed since. */
export const savedReplyCalls = {
  getSavedReplies: { ...replies, route: `GET ${REPLIES}` },
  changeSavedReply: { ...replies, route: `POST ${REPLIES}/:id`, body: savedReplyChangeSchema },
  deleteSavedReply: { ...replies, route: `POST ${REPLIES}/:id/delete`, body: savedReplyDeletionSchema },
} satisfies ApiCalls;

const PEOPLE = '/api/admin/people';

export const personalDataCalls = {
  getPersonData: {
    ...exporting,
    route: `POST ${PEOPLE}/export`,
    body: personSchema,
    answer: personDataSchema,
  },
  requestPersonData: { ...exporting, ...address, route: `POST ${PEOPLE}/downloads`, body: personSchema },
  deleteSubmission: { ...deleted, route: `POST ${SUBMISSION}/delete` },
  deletePerson: { ...deleted, route: `POST ${PEOPLE}/delete`, body: personSchema },
  listDeletions: {
    ...deleting,
    route: 'GET /api/admin/deletions',
    query: deletionQuerySchema,
    answer: deletionPageSchema,
  },
} satisfies ApiCalls;
