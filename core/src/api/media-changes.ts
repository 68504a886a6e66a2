import {
  folderMadeSchema,
  type MediaDeletion,
  type MediaMove,
  type MediaRename,
  mediaBinSchema,
  mediaDeletedSchema,
  mediaMovedSchema,
  mediaUndeletedSchema,
} from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

const MEDIA = 'api/admin/media';
/** Thousands of files are moved one after the other, and the folder is read again before the answer. */
const timeout = 120_000;

/** `POST /api/admin/media/folders`. Rejects with ApiError, `fields.name` says what is wrong with the name. */
export const makeMediaFolder = endpoint(
  folderMadeSchema.transform(({ folder }) => folder),
  (http, wanted: { readonly parent: string; readonly name: string }) =>
    http.post(`${MEDIA}/folders`, { json: wanted, timeout }),
);

/** `POST /api/admin/media/rename`. Rejects with ApiError, `fields.name` or `fields.pattern` says why. */
export const renameMedia = endpoint(mediaMovedSchema, (http, wanted: MediaRename) =>
  http.post(`${MEDIA}/rename`, { json: wanted, timeout }),
);

/** `POST /api/admin/media/move` */
export const moveMedia = endpoint(mediaMovedSchema, (http, wanted: MediaMove) =>
  http.post(`${MEDIA}/move`, { json: wanted, timeout }),
);

/** `POST /api/admin/media/delete`. Rejects with ApiError `conflict` and `present` (`usesInTheWaySchema`). */
export const deleteMedia = endpoint(mediaDeletedSchema, (http, wanted: MediaDeletion) =>
  http.post(`${MEDIA}/delete`, { json: wanted, timeout }),
);

/** `GET /api/admin/media/bin` */
export const listMediaBin = endpoint(
  mediaBinSchema.transform(({ entries }) => entries),
  (http) => http.get(`${MEDIA}/bin`),
);

/** `POST /api/admin/media/undelete` */
export const undeleteMedia = endpoint(mediaUndeletedSchema, (http, ids: readonly string[]) =>
  http.post(`${MEDIA}/undelete`, { json: { ids }, timeout }),
);
