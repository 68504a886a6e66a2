import {
  downloadAddressSchema,
  type ImportFormat,
  type ImportRequest,
  importAnswerSchema,
} from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

/** Thousands of records are changed in one go. */
const IMPORT_TIMEOUT_MS = 120_000;

/**
 * `POST /api/admin/catalogue/import`: what a file would change, or with `apply` exactly that. Rejects with
 * ApiError: `conflict` with the new answer as `present`, `too_large`.
 */
export const importCatalogue = endpoint(importAnswerSchema, (http, request: ImportRequest) =>
  http.post('api/admin/catalogue/import', { json: request, timeout: IMPORT_TIMEOUT_MS }),
);

/** `POST /api/admin/catalogue/downloads`: the URL of the file, valid once and for a minute. */
export const requestCatalogueFile = endpoint(
  downloadAddressSchema.transform(({ url }) => url),
  (http, format: ImportFormat) => http.post('api/admin/catalogue/downloads', { json: { format } }),
);
