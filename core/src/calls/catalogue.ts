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

const CATALOGUE = '/api/admin/catalogue';
const BULK = `${CATALOGUE}/products/bulk` as const;
const REDIRECTS = `${CATALOGUE}/redirects` as const;
const redirects = { answer: redirectListSchema };

/** What staff change of several records at once. */
export const catalogueCalls = {
  listBulkChanges: { route: `GET ${BULK}`, answer: bulkListSchema },
  previewBulkChange: { route: `POST ${BULK}/preview`, body: bulkRequestSchema, answer: bulkPreviewSchema },
  applyBulkChange: { route: `POST ${BULK}/apply`, body: bulkApplySchema, answer: bulkResultSchema },
  undoBulkChange: { route: `POST ${BULK}/undo`, body: bulkUndoSchema, answer: bulkResultSchema },
  /** `conflict` with the new answer as `present`, `too_large`. */
  importCatalogue: {
    route: `POST ${CATALOGUE}/import`,
    body: importRequestSchema,
    answer: importAnswerSchema,
  },
  requestCatalogueFile: {
    route: `POST ${CATALOGUE}/downloads`,
    body: catalogueDownloadSchema,
    answer: downloadAddressSchema,
  },
  listRedirects: { ...redirects, route: `GET ${REDIRECTS}` },
  deleteRedirect: { ...redirects, route: `POST ${REDIRECTS}/delete`, body: redirectDeletionSchema },
} satisfies ApiCalls;
