import {
  type KnownFilesRequest,
  knownFilesSchema,
  UPLOADS,
  type UploadDecision,
  uploadStateSchema,
} from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

/** Storing a large film takes the server longer than answering a question. */
const STORING_TIMEOUT_MS = 300_000;

const uploadPath = (id: string) => `${UPLOADS.slice(1)}/${encodeURIComponent(id)}`;

/** `POST /api/admin/media/known`: is the content of these files there already? In the order of the request. */
export const findKnownFiles = endpoint(
  knownFilesSchema.transform(({ files }) => files),
  (http, files: KnownFilesRequest['files']) =>
    http.post('api/admin/media/known', { json: { files }, timeout: STORING_TIMEOUT_MS }),
);

/** `POST /api/admin/uploads/ID/decision`: stores a complete upload whose name was taken. */
export const decideUpload = endpoint(uploadStateSchema, (http, id: string, decision: UploadDecision) =>
  http.post(`${uploadPath(id)}/decision`, { json: decision, timeout: STORING_TIMEOUT_MS }),
);
