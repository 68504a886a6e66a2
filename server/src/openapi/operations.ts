import {
  adminLoginSchema,
  adminSessionSchema,
  backupReportSchema,
  bannerItemSchema,
  categorySchema,
  collectionSchema,
  deepHealthSchema,
  downloadAddressSchema,
  healthSchema,
  mailPageSchema,
  mailPreviewSchema,
  mailQuerySchema,
  mailTextSchema,
  openingHoursAnswerSchema,
  openingHoursChangeSchema,
  passwordChangeSchema,
  productSchema,
  savedRepliesAnswerSchema,
  savedReplyChangeSchema,
  savedReplyDeletionSchema,
  settingsAnswerSchema,
  settingsChangeSchema,
  signedInAdminSchema,
  staffNameSchema,
  unlockSchema,
  unsavedChangeSchema,
  unsavedTextsSchema,
} from '@jeweler/core/schemas';
import {
  agendaSchema,
  appointmentRequestSchema,
  availabilitySchema,
  changeResultsSchema,
  claimSearchSchema,
  contactMessageSchema,
  dashboardSchema,
  daysQuerySchema,
  deletedSchema,
  deletionPageSchema,
  deletionQuerySchema,
  foundClaimsSchema,
  moveSchema,
  newNoteSchema,
  newReplySchema,
  openingHoursSavedSchema,
  personDataSchema,
  personSchema,
  phoneBookingSchema,
  prizeClaimSchema,
  prizeFiguresSchema,
  readMarksSchema,
  redemptionUndoSchema,
  reminderSchema,
  serviceRequestSchema,
  statusChangeSchema,
  statusChangesSchema,
  submissionExportSchema,
  submissionPageSchema,
  submissionQuerySchema,
  submissionRecordSchema,
  subscriberPageSchema,
  subscriberQuerySchema,
  subscriberSchema,
  subscriptionSchema,
  todaySchema,
  undoSchema,
  unreadSchema,
} from '@jeweler/core/submissions';
import { z } from 'zod';
import { catalogueOperations } from './catalogue-operations.ts';
import { mediaOperations } from './media-operations.ts';
import type { Operation, Success } from './operation.ts';

const ok = (schema: z.ZodType): Success => ({ status: 200, schema });
const created = (schema: z.ZodType): Success => ({ status: 201, schema });
const file = (contentType: string): Success => ({ status: 200, contentType });
const done: Success = { status: 204 };

export const receiptSchema = z.object({ success: z.literal(true), message: z.string() });
const wheelCheckSchema = z.object({ hasSeenWheel: z.boolean() });
const healthQuerySchema = z.object({ deep: z.literal('1').optional() });
const csvQuerySchema = submissionExportSchema.omit({ q: true, references: true });
const listQuerySchema = submissionQuerySchema.omit({ q: true });

const form = (summary: string, body: z.ZodType): Operation => ({
  summary,
  body,
  success: created(receiptSchema),
  failures: [429],
});

/**
 * Every operation of the API by method and path, as Express writes them. What follows from these is added by
 * `describeApi`: 400 for a query or a body, 401 under /api/admin, 404 for a parameter in the path.
 */
export const operations: Readonly<Record<string, Operation>> = {
  'GET /api/health': {
    summary: 'Name and version; with `deep`, whether everything works that the server depends on.',
    query: healthQuerySchema,
    success: ok(z.union([healthSchema, deepHealthSchema])),
    failures: [503],
  },
  'GET /api/openapi.json': { summary: 'This document.', success: ok(z.object({ openapi: z.string() })) },
  'GET /api/categories': { summary: 'All categories.', success: ok(z.array(categorySchema)) },
  'GET /api/collections': { summary: 'All collections.', success: ok(z.array(collectionSchema)) },
  'GET /api/products': { summary: 'All products.', success: ok(z.array(productSchema)) },
  'GET /api/banner-items': {
    summary: 'The announcements of the banner.',
    success: ok(z.array(bannerItemSchema)),
  },
  'GET /api/appointments/availability': {
    summary: 'The state of every slot of at most 62 days.',
    query: daysQuerySchema,
    success: ok(availabilitySchema),
    failures: [429],
  },
  'POST /api/contact': form('Sends a message.', contactMessageSchema),
  'POST /api/subscribe': form('Asks for the newsletter.', subscriptionSchema),
  'POST /api/service-requests': form('Asks for a quote.', serviceRequestSchema),
  'POST /api/prize-claims': form('Claims a prize of the wheel.', prizeClaimSchema),
  'POST /api/appointment': {
    ...form('Asks for an appointment.', appointmentRequestSchema),
    failures: [409, 429],
  },
  'GET /api/wheel-popup/check': {
    summary: 'Whether this browser has seen the wheel.',
    success: ok(wheelCheckSchema),
  },
  'POST /api/wheel-popup/record': { summary: 'Notes that it has, in a cookie.', success: done },
  'GET /api/downloads/:ticket': {
    summary: 'A file that staff have asked for; works once, for a minute.',
    success: file('application/octet-stream'),
  },

  'POST /api/admin/login': {
    summary: 'Signs in.',
    body: adminLoginSchema,
    success: ok(adminSessionSchema),
    failures: [401, 429],
  },
  'POST /api/admin/logout': { summary: 'Ends the session, if there is one.', success: done },
  'GET /api/admin/session': { summary: 'Who is signed in.', success: ok(signedInAdminSchema) },
  'POST /api/admin/name': {
    summary: 'How the signed-in person signs what they write to customers.',
    body: staffNameSchema,
    success: done,
  },
  'POST /api/admin/password': {
    summary: 'Changes the password, and ends all other sessions.',
    body: passwordChangeSchema,
    success: done,
    failures: [429],
  },
  'POST /api/admin/unlock': {
    summary: 'Checks the password for a locked console.',
    body: unlockSchema,
    success: done,
    failures: [429],
  },
  'GET /api/admin/events': {
    summary:
      'Server-sent events: `media` and `catalogue` when they change, `submission` when anything changes that staff read.',
    success: file('text/event-stream'),
    failures: [429],
  },
  'GET /api/admin/dashboard': {
    summary: 'Figures of the media folder, and what waits for the shop.',
    success: ok(dashboardSchema),
  },
  'GET /api/admin/today': { summary: 'What the day brings.', success: ok(todaySchema) },

  'GET /api/admin/submissions': {
    summary: 'A page of requests, newest first. A search has to be posted.',
    query: listQuerySchema,
    success: ok(submissionPageSchema),
  },
  'POST /api/admin/submissions/search': {
    summary: 'The same, with a search.',
    body: submissionQuerySchema,
    success: ok(submissionPageSchema),
  },
  'GET /api/admin/submissions.csv': {
    summary: 'The same list as a file.',
    query: csvQuerySchema,
    success: file('text/csv'),
  },
  'POST /api/admin/submissions.csv': {
    summary: 'The same, with a search or for chosen requests.',
    body: submissionExportSchema,
    success: file('text/csv'),
  },
  'POST /api/admin/submissions/downloads': {
    summary: 'The address of that file, for a browser to download it.',
    body: submissionExportSchema,
    success: ok(downloadAddressSchema),
  },
  'POST /api/admin/submissions/status': {
    summary: 'Changes the status of several requests, each on its own.',
    body: statusChangesSchema,
    success: ok(changeResultsSchema),
  },
  'POST /api/admin/submissions/undo': {
    summary: 'Takes such changes back.',
    body: undoSchema,
    success: ok(changeResultsSchema),
  },
  'POST /api/admin/submissions/read': {
    summary: 'Marks requests as read or unread, for the caller.',
    body: readMarksSchema,
    success: ok(unreadSchema),
  },
  'POST /api/admin/submissions/read-all': {
    summary: 'Marks all requests as read, for the caller.',
    success: ok(unreadSchema),
  },
  'POST /api/admin/submissions/spam/empty': {
    summary: 'Deletes all spam for good.',
    success: ok(deletedSchema),
  },
  'GET /api/admin/submissions/:reference': {
    summary: 'Everything about one request.',
    success: ok(submissionRecordSchema),
  },
  'POST /api/admin/submissions/:reference/status': {
    summary: 'Changes its status.',
    body: statusChangeSchema,
    success: ok(submissionRecordSchema),
    failures: [409],
  },
  'POST /api/admin/submissions/:reference/reply': {
    summary: 'Sends a reply by email and marks it as answered; stored once for each key.',
    body: newReplySchema,
    success: created(submissionRecordSchema),
    failures: [409],
  },
  'POST /api/admin/submissions/:reference/reminder': {
    summary: 'Puts it to a day on which staff are reminded of it.',
    body: reminderSchema,
    success: ok(submissionRecordSchema),
    failures: [409],
  },
  'POST /api/admin/submissions/:reference/notes': {
    summary: 'Adds a note.',
    body: newNoteSchema,
    success: created(submissionRecordSchema),
  },
  'GET /api/admin/saved-replies': {
    summary: 'Texts that staff use again and again.',
    success: ok(savedRepliesAnswerSchema),
  },
  'POST /api/admin/saved-replies/:id': {
    summary: 'Writes one of them, a new one last.',
    body: savedReplyChangeSchema,
    success: ok(savedRepliesAnswerSchema),
    failures: [409],
  },
  'POST /api/admin/saved-replies/:id/delete': {
    summary: 'Deletes one of them.',
    body: savedReplyDeletionSchema,
    success: ok(savedRepliesAnswerSchema),
    failures: [409],
  },
  'POST /api/admin/people/export': {
    summary: 'All that is stored about one person, as a file.',
    body: personSchema,
    success: ok(personDataSchema),
  },
  'POST /api/admin/people/downloads': {
    summary: 'The address of that file, for a browser to download it.',
    body: personSchema,
    success: ok(downloadAddressSchema),
  },
  'POST /api/admin/submissions/:reference/delete': {
    summary: 'Deletes one submission, for good.',
    success: ok(deletedSchema),
    failures: [404],
  },
  'POST /api/admin/people/delete': {
    summary: 'Deletes all that is stored about one person, for good.',
    body: personSchema,
    success: ok(deletedSchema),
  },
  'GET /api/admin/deletions': {
    summary: 'The record of deletions, newest first.',
    query: deletionQuerySchema,
    success: ok(deletionPageSchema),
  },

  'GET /api/admin/appointments': {
    summary: 'The agenda of at most 62 days.',
    query: daysQuerySchema,
    success: ok(agendaSchema),
  },
  'POST /api/admin/appointments': {
    summary: 'A booking taken by telephone or at the counter; stored once for each key.',
    body: phoneBookingSchema,
    success: created(submissionRecordSchema),
    failures: [409],
  },
  'POST /api/admin/appointments/:reference/move': {
    summary: 'Moves an appointment.',
    body: moveSchema,
    success: ok(submissionRecordSchema),
    failures: [409],
  },
  'GET /api/admin/opening-hours': {
    summary: 'Week, closed days and blocked hours.',
    success: ok(openingHoursAnswerSchema),
  },
  'POST /api/admin/opening-hours': {
    summary: 'Changes them; answers with the appointments outside of them, which stay as they are.',
    body: openingHoursChangeSchema,
    success: ok(openingHoursSavedSchema),
    failures: [409],
  },

  'GET /api/admin/prize-claims/figures': {
    summary: 'Claims by prize beside the odds, and what was given out.',
    success: ok(prizeFiguresSchema),
  },
  'POST /api/admin/prize-claims/search': {
    summary: 'Claims by code, name, email or phone, at most 20.',
    body: claimSearchSchema,
    success: ok(foundClaimsSchema),
  },
  'POST /api/admin/prize-claims/:reference/redeem': {
    summary: 'Marks a prize as given out, once.',
    success: ok(submissionRecordSchema),
    failures: [409],
  },
  'POST /api/admin/prize-claims/:reference/undo': {
    summary: 'Takes that back: within a minute, or with a reason.',
    body: redemptionUndoSchema,
    success: ok(submissionRecordSchema),
    failures: [409],
  },

  'GET /api/admin/mails': {
    summary: 'A page of outgoing mail, newest first.',
    query: mailQuerySchema,
    success: ok(mailPageSchema),
  },
  'GET /api/admin/mails/:id': { summary: 'One mail as it goes out.', success: ok(mailPreviewSchema) },
  'POST /api/admin/mails/:id/text': {
    summary: 'Its text, for sending it by hand.',
    success: ok(mailTextSchema),
  },
  'POST /api/admin/mails/:id/send': {
    summary: 'Sends it now, or again.',
    success: ok(mailPreviewSchema),
    failures: [409],
  },
  'POST /api/admin/mails/:id/write-off': {
    summary: 'Discards it.',
    success: ok(mailPreviewSchema),
    failures: [409],
  },

  'POST /api/admin/subscribers/search': {
    summary: 'A page of the newsletter’s list.',
    body: subscriberQuerySchema,
    success: ok(subscriberPageSchema),
  },
  'GET /api/admin/subscribers.csv': {
    summary: 'The confirmed addresses as a file.',
    success: file('text/csv'),
  },
  'POST /api/admin/subscribers/downloads': {
    summary: 'The address of that file, for a browser to download it.',
    success: ok(downloadAddressSchema),
  },
  'POST /api/admin/subscribers/:id/ask': {
    summary: 'Asks for a confirmation again.',
    success: ok(subscriberSchema),
    failures: [409],
  },
  'POST /api/admin/subscribers/:id/unsubscribe': {
    summary: 'Unsubscribes an address.',
    success: ok(subscriberSchema),
  },

  ...mediaOperations,
  ...catalogueOperations,

  'GET /api/admin/unsaved': {
    summary: 'What the signed-in person has typed into forms of the portal and not saved.',
    success: ok(unsavedTextsSchema),
  },
  'POST /api/admin/unsaved/:form': {
    summary: 'Keeps what is typed into a form; no changes end it.',
    body: unsavedChangeSchema,
    success: done,
  },
  'GET /api/admin/settings': { summary: 'What staff can set.', success: ok(settingsAnswerSchema) },
  'GET /api/admin/backups': {
    summary: 'The automatic copies: the newest, the newest that was restored and checked, and what fails.',
    success: ok(backupReportSchema),
  },
  'POST /api/admin/settings': {
    summary: 'Changes it.',
    body: settingsChangeSchema,
    success: ok(settingsAnswerSchema),
    failures: [409],
  },
};

/** What is no API, but is requested by programs as well: method and path, what it is, and its type. */
export const files: Readonly<Record<string, readonly [summary: string, contentType: string]>> = {
  'GET /media/:path': ['A file of the media folder, without location and serial numbers.', '*/*'],
  'GET /images/:width/:path': [
    'A picture as WebP, at most 160, 320, 480, 640, 960, 1280 or 1920 pixels wide; for “preview”, a JPEG of 1200 x 630.',
    'image/webp',
  ],
  'GET /desktop/:file': ['The installers of the console.', 'application/octet-stream'],
  'GET /desktop/dictionaries/:file': [
    'The dictionary by which the console checks spelling.',
    'application/octet-stream',
  ],
  'GET /sitemap.xml': ['All public pages.', 'application/xml'],
  'GET /robots.txt': ['What search engines may read.', 'text/plain'],
  'GET /licenses.txt': ['The licenses of all software and fonts that are sent to browsers.', 'text/plain'],
};
