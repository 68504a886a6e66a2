import {
  catalogueRecordAnswer,
  draftPreviewSchema,
  newRecordSchema,
  permissionToEdit,
  previewLinkSchema,
  type RecordKind,
  recordChangeSchema,
  recordMoveSchema,
  recordPageAnswer,
  recordQuerySchema,
  recordVersionSchema,
  stateChangeSchema,
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

/**
 * What staff do with the records of a kind; the one record of a single kind is only read and changed. Every
 * change is refused with `conflict` if somebody has changed the same since `revision`, and with `validation` and a
 * sentence for each field that breaks a rule.
 */
export const recordCalls = (kind: RecordKind) => {
  const list = `/api/admin/catalogue/${kind}` as const;
  const answer = catalogueRecordAnswer(kind);
  const change = { answer, permission: permissionToEdit(kind) };
  return {
    listRecords: { route: `GET ${list}`, query: recordQuerySchema, answer: recordPageAnswer(kind) },
    createRecord: { route: `POST ${list}`, body: newRecordSchema(kind), ...change, status: 201 },
    getRecord: { route: `GET ${list}/:id`, answer },
    changeRecord: { route: `POST ${list}/:id`, body: recordChangeSchema, ...change },
    changeRecordState: { route: `POST ${list}/:id/state`, body: stateChangeSchema, ...change },
    deleteRecord: { route: `POST ${list}/:id/delete`, body: recordVersionSchema, ...change },
    undeleteRecord: { route: `POST ${list}/:id/undelete`, body: recordVersionSchema, ...change },
    moveRecord: { route: `POST ${list}/:id/move`, body: recordMoveSchema, ...change },
  } satisfies ApiCalls;
};

/** Only products have prices. */
export const priceCheckCalls = {
  checkPrice: {
    route: 'POST /api/admin/catalogue/products/:id/price-check',
    body: recordVersionSchema,
    answer: catalogueRecordAnswer('products'),
  },
} satisfies ApiCalls;

/** Of records that have pages; `validation` with what a record lacks for one. */
export const previewCalls = (kind: RecordKind) => {
  const record = `/api/admin/catalogue/${kind}/:id` as const;
  const link = { answer: previewLinkSchema, status: 201 } as const;
  return {
    createPreviewLink: { ...link, route: `POST ${record}/preview-link` },
    previewDraft: { ...link, route: `POST ${record}/draft-preview`, body: draftPreviewSchema },
    revokePreviewLinks: { route: `POST ${record}/preview-link/revoke` },
  } satisfies ApiCalls;
};
