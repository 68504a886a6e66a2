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
import type { ApiCalls } from './api-call.ts';

const BULK = '/api/admin/catalogue/products/bulk';
const REDIRECTS = '/api/admin/catalogue/redirects';

/** What staff change of several records at once. */
export const catalogueCalls = {
  listBulkChanges: { route: `GET ${BULK}`, answer: bulkListSchema },
  previewBulkChange: { route: `POST ${BULK}/preview`, body: bulkRequestSchema, answer: bulkPreviewSchema },
  applyBulkChange: { route: `POST ${BULK}/apply`, body: bulkApplySchema, answer: bulkResultSchema },
  undoBulkChange: { route: `POST ${BULK}/undo`, body: bulkUndoSchema, answer: bulkResultSchema },
  /** `conflict` with the new answer as `present`, `too_large`. */
  importCatalogue: {
    route: 'POST /api/admin/catalogue/import',
    body: importRequestSchema,
    answer: importAnswerSchema,
  },
  requestCatalogueFile: {
    route: 'POST /api/admin/catalogue/downloads',
    body: catalogueDownloadSchema,
    answer: downloadAddressSchema,
  },
  listRedirects: { route: `GET ${REDIRECTS}`, answer: redirectListSchema },
  deleteRedirect: {
    route: `POST ${REDIRECTS}/delete`,
    body: redirectDeletionSchema,
    answer: redirectListSchema,
  },
} satisfies ApiCalls;
