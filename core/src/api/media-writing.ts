import { mediaCleanedSchema, mediaLimitsSchema } from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

/** Cleaning reads and writes whole files. */
const CLEANING_TIMEOUT_MS = 120_000;

/** `GET /api/admin/media/limits` */
export const getMediaLimits = endpoint(mediaLimitsSchema, (http) => http.get('api/admin/media/limits'));

/** `POST /api/admin/media/clean`: removes location and other private metadata from files, by publicUrl. */
export const cleanMedia = endpoint(mediaCleanedSchema, (http, files: readonly string[]) =>
  http.post('api/admin/media/clean', { json: { files }, timeout: CLEANING_TIMEOUT_MS }),
);
