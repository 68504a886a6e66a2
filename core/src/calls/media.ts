import { z } from 'zod';
import {
  downloadTicketSchema,
  folderMadeSchema,
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
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

const mediaQuerySchema = z.object({
  rescan: z.literal('1').optional().describe('Reads the folder again before answering.'),
});

const MEDIA = '/api/admin/media';

export const mediaCalls = {
  listMedia: { route: `GET ${MEDIA}`, query: mediaQuerySchema, answer: mediaListSchema },
  getMediaUsage: { route: `GET ${MEDIA}/usage`, answer: mediaUsageSchema },
  /** Of those pictures that can be read, by publicUrl. */
  getMediaSizes: { route: `POST ${MEDIA}/sizes`, body: mediaSizesRequestSchema, answer: mediaSizesSchema },
  /** Files by publicUrl. */
  requestDownload: {
    route: `POST ${MEDIA}/downloads`,
    body: mediaDownloadSchema,
    answer: downloadTicketSchema,
  },
  getMediaLimits: { route: `GET ${MEDIA}/limits`, answer: mediaLimitsSchema },
} satisfies ApiCalls;

export const mediaChangeCalls = {
  /** Files by publicUrl. */
  cleanMedia: { route: `POST ${MEDIA}/clean`, body: mediaCleaningSchema, answer: mediaCleanedSchema },
  /** `fields.name` says what is wrong with the name. */
  makeMediaFolder: {
    route: `POST ${MEDIA}/folders`,
    body: newFolderSchema,
    answer: folderMadeSchema,
    status: 201,
  },
  /** `fields.name` or `fields.pattern` says what is wrong. */
  renameMedia: { route: `POST ${MEDIA}/rename`, body: mediaRenameSchema, answer: mediaMovedSchema },
  moveMedia: { route: `POST ${MEDIA}/move`, body: mediaMoveSchema, answer: mediaMovedSchema },
  /** `conflict` with `present` (`usesInTheWaySchema`). */
  deleteMedia: { route: `POST ${MEDIA}/delete`, body: mediaDeletionSchema, answer: mediaDeletedSchema },
  listMediaBin: { route: `GET ${MEDIA}/bin`, answer: mediaBinSchema },
  undeleteMedia: {
    route: `POST ${MEDIA}/undelete`,
    body: mediaUndeletionSchema,
    answer: mediaUndeletedSchema,
  },
} satisfies ApiCalls;
