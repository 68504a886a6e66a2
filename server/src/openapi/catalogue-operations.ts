import {
  catalogueRecordAnswer,
  draftChangeSchema,
  newDraftSchema,
  newRecordSchema,
  type RecordKind,
  recordChangeSchema,
  recordKinds,
  recordMoveSchema,
  recordNouns,
  recordPageAnswer,
  recordQuerySchema,
  recordVersionSchema,
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
    [`POST ${list}/:id/move`]: change('Moves behind another one in display order.', recordMoveSchema),
    [`GET ${list}/:id/draft`]: {
      summary: 'What the caller has typed and not saved; `new` stands for one that is not stored yet.',
      success: { status: 200, schema: newDraftSchema },
    },
    [`POST ${list}/:id/draft`]: {
      summary: 'Keeps what the caller has typed; no changes end it.',
      body: draftChangeSchema,
      success: { status: 204 },
    },
  };
};

/** What staff edit of the catalogue, the same for every kind. */
export const catalogueOperations: Readonly<Record<string, Operation>> = Object.assign(
  {},
  ...recordKinds.map(operationsOf),
);
