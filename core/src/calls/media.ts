import { z } from 'zod';
import {
  downloadTicketSchema,
  folderMadeSchema,
  mediaBinSchema,
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
} from '../schemas/index.ts';
import { type ApiCall, type ApiCalls, LONG_TIMEOUT_MS } from './api-call.ts';

const mediaQuerySchema = z.object({
  first: z.string().optional().describe('Only the first files, at most 200, as {files, total}.'),
  rescan: z.literal('1').optional().describe('Reads the folder again before answering.'),
});

export const mediaCalls = {
  listMedia: {
    route: 'GET /api/admin/media',
    query: mediaQuerySchema,
    answer: mediaListSchema,
    timeout: LONG_TIMEOUT_MS,
  },
  getMediaUsage: { route: 'GET /api/admin/media/usage', answer: mediaUsageSchema },
  /** Of those pictures that can be read, by publicUrl. */
  getMediaSizes: {
    route: 'POST /api/admin/media/sizes',
    body: mediaSizesRequestSchema,
    answer: mediaSizesSchema,
    failures: [503],
    timeout: LONG_TIMEOUT_MS,
  },
  /** Files by publicUrl. */
  requestDownload: {
    route: 'POST /api/admin/media/downloads',
    body: mediaDownloadSchema,
    answer: downloadTicketSchema,
    failures: [404],
  },
  getMediaLimits: { route: 'GET /api/admin/media/limits', answer: mediaLimitsSchema },
} satisfies ApiCalls;

/** The folder is read again before the answer. */
const change = { failures: [404, 409, 503], timeout: LONG_TIMEOUT_MS } satisfies Omit<ApiCall, 'route'>;

export const mediaChangeCalls = {
  /** `fields.name` says what is wrong with the name. */
  makeMediaFolder: {
    ...change,
    route: 'POST /api/admin/media/folders',
    body: newFolderSchema,
    answer: folderMadeSchema,
    status: 201,
  },
  /** `fields.name` or `fields.pattern` says what is wrong. */
  renameMedia: {
    ...change,
    route: 'POST /api/admin/media/rename',
    body: mediaRenameSchema,
    answer: mediaMovedSchema,
  },
  moveMedia: {
    ...change,
    route: 'POST /api/admin/media/move',
    body: mediaMoveSchema,
    answer: mediaMovedSchema,
  },
  /** `conflict` with `present` (`usesInTheWaySchema`). */
  deleteMedia: {
    ...change,
    route: 'POST /api/admin/media/delete',
    body: mediaDeletionSchema,
    answer: mediaDeletedSchema,
  },
  listMediaBin: { route: 'GET /api/admin/media/bin', answer: mediaBinSchema, failures: [404, 503] },
  undeleteMedia: {
    ...change,
    route: 'POST /api/admin/media/undelete',
    body: mediaUndeletionSchema,
    answer: mediaUndeletedSchema,
  },
} satisfies ApiCalls;
