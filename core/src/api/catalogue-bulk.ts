import {
  type BulkRequest,
  bulkListSchema,
  bulkPreviewSchema,
  bulkResultSchema,
  redirectListSchema,
} from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

const BULK = 'api/admin/catalogue/products/bulk';
const REDIRECTS = 'api/admin/catalogue/redirects';
/** Thousands of records are changed in one go. */
const BULK_TIMEOUT_MS = 120_000;

/** `GET .../products/bulk`: changes of several products in the last 30 days. */
export const listBulkChanges = endpoint(bulkListSchema, (http) => http.get(BULK));

/** `POST .../products/bulk/preview`: changes nothing. Rejects with ApiError, `validation` with sentences. */
export const previewBulkChange = endpoint(bulkPreviewSchema, (http, request: BulkRequest) =>
  http.post(`${BULK}/preview`, { json: request, timeout: BULK_TIMEOUT_MS }),
);

/** `POST .../products/bulk/apply`: what the preview has shown, without the records of `except`. */
export const applyBulkChange = endpoint(
  bulkResultSchema,
  (http, change: { readonly preview: string; readonly except: readonly number[] }) =>
    http.post(`${BULK}/apply`, { json: change, timeout: BULK_TIMEOUT_MS }),
);

/** `POST .../products/bulk/undo` */
export const undoBulkChange = endpoint(
  bulkResultSchema,
  (http, change: { readonly undo: string; readonly all: boolean }) =>
    http.post(`${BULK}/undo`, { json: change, timeout: BULK_TIMEOUT_MS }),
);

/** `GET /api/admin/catalogue/redirects` */
export const listRedirects = endpoint(redirectListSchema, (http) => http.get(REDIRECTS));

/** `POST /api/admin/catalogue/redirects/delete`: the list without it. */
export const deleteRedirect = endpoint(redirectListSchema, (http, from: string) =>
  http.post(`${REDIRECTS}/delete`, { json: { from } }),
);
