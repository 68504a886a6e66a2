import {
  bulkApplySchema,
  bulkListSchema,
  bulkPreviewSchema,
  bulkRequestSchema,
  bulkResultSchema,
  bulkUndoSchema,
  catalogueDownloadSchema,
  catalogueRecordAnswer,
  downloadAddressSchema,
  draftPreviewSchema,
  hasPage,
  importAnswerSchema,
  importRequestSchema,
  newRecordSchema,
  previewLinkSchema,
  priceCheckSchema,
  type RecordKind,
  recordChangeSchema,
  recordKinds,
  recordMoveSchema,
  recordNouns,
  recordPageAnswer,
  recordQuerySchema,
  recordVersionSchema,
  redirectDeletionSchema,
  redirectListSchema,
  stateChangeSchema,
} from '@jeweler/core/schemas';
import type { Operation } from './operation.ts';

const operationsOf = (kind: RecordKind): Record<string, Operation> => {
  const list = `/api/admin/catalogue/${kind}`;
  const noun = recordNouns[kind];
  const record = catalogueRecordAnswer(kind);
  const change = (summary: string, body: Operation['body'] & object): Operation => ({
    summary,
    body,
    success: { status: 200, schema: record },
    failures: [409],
  });
  return {
    [`GET ${list}`]: {
      summary: `The ${kind} as staff see them, with drafts and hidden ones.`,
      query: recordQuerySchema,
      success: { status: 200, schema: recordPageAnswer(kind) },
    },
    [`POST ${list}`]: {
      summary: `Adds a ${noun}, as a draft or visible at once.`,
      body: newRecordSchema(kind),
      success: { status: 201, schema: record },
    },
    [`GET ${list}/:id`]: {
      summary: `One ${noun} with its history, and what the caller has left unsaved.`,
      success: { status: 200, schema: record },
    },
    [`POST ${list}/:id`]: change(
      'Changes fields; null empties one. What others have changed since that revision stays, 409 (`conflicts`) if it is the same field.',
      recordChangeSchema,
    ),
    [`POST ${list}/:id/state`]: change(
      'Shows, hides or marks as sold; with `at` at that time of the shop’s clock.',
      stateChangeSchema,
    ),
    [`POST ${list}/:id/delete`]: change(
      'Deletes, for 30 days in a way that can be undone.',
      recordVersionSchema,
    ),
    [`POST ${list}/:id/undelete`]: change('Brings back what was deleted, as a draft.', recordVersionSchema),
    [`POST ${list}/:id/move`]: change(
      'Moves behind another one in display order, or in the order of a collection.',
      recordMoveSchema,
    ),
    ...(kind === 'products' && {
      [`POST ${list}/:id/price-check`]: change(
        'Says that the price is still right; with `undo` that nobody has said so.',
        priceCheckSchema,
      ),
    }),
    ...(hasPage(kind) && {
      [`POST ${list}/:id/preview-link`]: {
        summary: 'An address of the page as visitors would see it, for a day and without signing in.',
        success: { status: 201, schema: previewLinkSchema },
        failures: [400],
      },
      [`POST ${list}/:id/draft-preview`]: {
        summary:
          'An address of the page as it stands in a form, in this session and for an hour; `new` stands for one that is not stored yet.',
        body: draftPreviewSchema,
        success: { status: 201, schema: previewLinkSchema },
        failures: [400],
      },
      [`POST ${list}/:id/preview-link/revoke`]: {
        summary: 'Ends all such addresses of this record.',
        success: { status: 204 },
      },
    }),
  };
};

const BULK = '/api/admin/catalogue/products/bulk';
const REDIRECTS = '/api/admin/catalogue/redirects';
const severalAtOnce: Record<string, Operation> = {
  [`GET ${BULK}`]: {
    summary: 'Changes of several products in the last 30 days.',
    success: { status: 200, schema: bulkListSchema },
  },
  [`POST ${BULK}/preview`]: {
    summary: 'What a change would make of each product; nothing is changed.',
    body: bulkRequestSchema,
    success: { status: 200, schema: bulkPreviewSchema },
  },
  [`POST ${BULK}/apply`]: {
    summary: 'Does exactly what a preview has shown, once.',
    body: bulkApplySchema,
    success: { status: 200, schema: bulkResultSchema },
    failures: [404],
  },
  [`POST ${BULK}/undo`]: {
    summary: 'Takes it back; what somebody has changed since is left alone, except with `all`.',
    body: bulkUndoSchema,
    success: { status: 200, schema: bulkResultSchema },
    failures: [404],
  },
  'POST /api/admin/catalogue/import': {
    summary:
      'What a file would change, and its faults; with `apply`, the revision of that answer, exactly this.',
    body: importRequestSchema,
    success: { status: 200, schema: importAnswerSchema },
    failures: [409],
  },
  'POST /api/admin/catalogue/downloads': {
    summary: 'An address from which the catalogue (JSON) or all products (CSV) can be downloaded once.',
    body: catalogueDownloadSchema,
    success: { status: 200, schema: downloadAddressSchema },
  },
  [`GET ${REDIRECTS}`]: {
    summary: 'Former addresses of pages, and where they lead.',
    success: { status: 200, schema: redirectListSchema },
  },
  [`POST ${REDIRECTS}/delete`]: {
    summary: 'Removes one; its visitors find the not-found screen from then on.',
    body: redirectDeletionSchema,
    success: { status: 200, schema: redirectListSchema },
    failures: [404],
  },
};

/** The shop's facts are one record, which is only read and changed. */
const ofTheShop = (path: string): boolean => /shop\/:id$/.test(path);

/** What staff edit of the catalogue, the same for every kind. */
export const catalogueOperations: Readonly<Record<string, Operation>> = Object.assign(
  severalAtOnce,
  ...recordKinds.map((kind) => {
    const operations = operationsOf(kind);
    if (kind !== 'shop') return operations;
    return Object.fromEntries(Object.entries(operations).filter(([path]) => ofTheShop(path)));
  }),
);
