import {
  bulkApplySchema,
  bulkListSchema,
  bulkPreviewSchema,
  bulkRequestSchema,
  bulkResultSchema,
  bulkUndoSchema,
  catalogueDownloadSchema,
  downloadAddressSchema,
  importAnswerSchema,
  importRequestSchema,
  redirectDeletionSchema,
  redirectListSchema,
} from '../schemas/index.ts';
import { type ApiCall, type ApiCalls, LONG_TIMEOUT_MS } from './api-call.ts';

const bulk = {
  answer: bulkResultSchema,
  failures: [404],
  timeout: LONG_TIMEOUT_MS,
} satisfies Omit<ApiCall, 'route'>;

/** What staff change of several records at once. */
export const catalogueCalls = {
  listBulkChanges: { route: 'GET /api/admin/catalogue/products/bulk', answer: bulkListSchema },
  previewBulkChange: {
    route: 'POST /api/admin/catalogue/products/bulk/preview',
    body: bulkRequestSchema,
    answer: bulkPreviewSchema,
    timeout: LONG_TIMEOUT_MS,
  },
  applyBulkChange: { ...bulk, route: 'POST /api/admin/catalogue/products/bulk/apply', body: bulkApplySchema },
  undoBulkChange: { ...bulk, route: 'POST /api/admin/catalogue/products/bulk/undo', body: bulkUndoSchema },
  /** `conflict` with the new answer as `present`, `too_large`. */
  importCatalogue: {
    route: 'POST /api/admin/catalogue/import',
    body: importRequestSchema,
    answer: importAnswerSchema,
    failures: [409],
    timeout: LONG_TIMEOUT_MS,
  },
  requestCatalogueFile: {
    route: 'POST /api/admin/catalogue/downloads',
    body: catalogueDownloadSchema,
    answer: downloadAddressSchema,
  },
  listRedirects: { route: 'GET /api/admin/catalogue/redirects', answer: redirectListSchema },
  deleteRedirect: {
    route: 'POST /api/admin/catalogue/redirects/delete',
    body: redirectDeletionSchema,
    answer: redirectListSchema,
    failures: [404],
  },
} satisfies ApiCalls;
