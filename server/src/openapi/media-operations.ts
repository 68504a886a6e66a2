import {
  downloadTicketSchema,
  folderMadeSchema,
  knownFilesRequestSchema,
  knownFilesSchema,
  mediaBinSchema,
  mediaCleanedSchema,
  mediaCleaningSchema,
  mediaDeletedSchema,
  mediaDeletionSchema,
  mediaDownloadSchema,
  mediaLimitsSchema,
  mediaListSchema,
  mediaMovedSchema,
  mediaMoveSchema,
  mediaRenameSchema,
  mediaSizesRequestSchema,
  mediaSizesSchema,
  mediaUndeletedSchema,
  mediaUndeletionSchema,
  mediaUsageSchema,
  newFolderSchema,
  openedPhoneLinkSchema,
  phoneLinkRequestSchema,
  phoneLinkSchema,
  phoneLinkStateSchema,
  UPLOADS,
} from '@jeweler/core/schemas';
import { z } from 'zod';
import type { Operation, Success } from './operation.ts';
import { uploadOperations } from './upload-operations.ts';

const ok = (schema: z.ZodType): Success => ({ status: 200, schema });
const mediaQuerySchema = z.object({
  first: z.string().optional().describe('Only the first files, at most 200, as {files, total}.'),
  rescan: z.literal('1').optional().describe('Reads the folder again before answering.'),
});

/** The media library by method and path, as `operations`. */
export const mediaOperations: Readonly<Record<string, Operation>> = {
  'GET /api/admin/media': {
    summary: 'Every file of the media folder, by path.',
    query: mediaQuerySchema,
    success: ok(mediaListSchema),
  },
  'GET /api/admin/media/usage': {
    summary: 'Where the site shows which file, and which of these files are missing.',
    success: ok(mediaUsageSchema),
  },
  'POST /api/admin/media/sizes': {
    summary: 'Width and height of pictures.',
    body: mediaSizesRequestSchema,
    success: ok(mediaSizesSchema),
    failures: [503],
  },
  'POST /api/admin/media/downloads': {
    summary: 'The address of one file, or of an archive of several.',
    body: mediaDownloadSchema,
    success: ok(downloadTicketSchema),
    failures: [404],
  },
  'GET /api/admin/media/limits': {
    summary: 'Whether the media folder may be written, and what may be uploaded; sizes in bytes.',
    success: ok(mediaLimitsSchema),
  },
  'POST /api/admin/phone-uploads': {
    summary:
      'A link for a phone, which sends photos into one folder without signing in; ends the earlier one.',
    body: phoneLinkRequestSchema,
    success: { status: 201, schema: phoneLinkSchema },
    failures: [404],
  },
  'POST /api/admin/phone-uploads/aim': {
    summary: 'Turns a link that a phone has open to another folder or piece.',
    body: phoneLinkRequestSchema,
    success: { status: 204 },
    failures: [404],
  },
  'GET /api/admin/phone-uploads': {
    summary: 'The caller’s link, and what has arrived by it.',
    success: ok(phoneLinkStateSchema),
  },
  'POST /api/admin/phone-uploads/revoke': { summary: 'Ends it.', success: { status: 204 } },
  'POST /api/phone-uploads/:token/open': {
    summary: 'What a link is good for; the first call gives it its hour.',
    success: ok(openedPhoneLinkSchema),
    failures: [429],
  },
  'POST /api/admin/media/clean': {
    summary: 'Removes location, serial numbers and other private metadata from files.',
    body: mediaCleaningSchema,
    success: ok(mediaCleanedSchema),
    failures: [404, 503],
  },
  'POST /api/admin/media/known': {
    summary: 'Which of these files the media folder has already, by size and SHA-256.',
    body: knownFilesRequestSchema,
    success: ok(knownFilesSchema),
    failures: [503],
  },
  ...uploadOperations(UPLOADS),
  ...uploadOperations('/api/phone-uploads/:token'),
  'POST /api/admin/media/folders': {
    summary: 'Makes a folder.',
    body: newFolderSchema,
    success: { status: 201, schema: folderMadeSchema },
    failures: [404, 409, 503],
  },
  'POST /api/admin/media/rename': {
    summary: 'Renames a file, a folder, or several files by a pattern; the catalogue follows.',
    body: mediaRenameSchema,
    success: ok(mediaMovedSchema),
    failures: [404, 409, 503],
  },
  'POST /api/admin/media/move': {
    summary: 'Moves files and folders into a folder; the catalogue follows.',
    body: mediaMoveSchema,
    success: ok(mediaMovedSchema),
    failures: [404, 409, 503],
  },
  'POST /api/admin/media/delete': {
    summary: 'Moves files and folders into the bin; what is in use only once that is confirmed.',
    body: mediaDeletionSchema,
    success: ok(mediaDeletedSchema),
    failures: [404, 409, 503],
  },
  'GET /api/admin/media/bin': {
    summary: 'What was deleted or replaced in the last 30 days.',
    success: ok(mediaBinSchema),
    failures: [404, 503],
  },
  'POST /api/admin/media/undelete': {
    summary: 'Puts it back, under another name if its own is taken.',
    body: mediaUndeletionSchema,
    success: ok(mediaUndeletedSchema),
    failures: [404, 409, 503],
  },
};
