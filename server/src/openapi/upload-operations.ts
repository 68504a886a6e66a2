import { uploadDecisionSchema, uploadStateSchema } from '@jeweler/core/schemas';
import type { Operation } from './operation.ts';

const done = { status: 204 } as const;
const state = { status: 200, schema: uploadStateSchema } as const;

/**
 * Uploads by tus 1.0, below `path`. How the protocol's requests and headers look is said at https://tus.io; what is
 * added to it, in docs/uploads.md.
 */
export const uploadOperations = (path: string): Readonly<Record<string, Operation>> => ({
  [`OPTIONS ${path}`]: { summary: 'The version and extensions of tus that are understood.', success: done },
  [`POST ${path}`]: {
    summary: 'tus: begins an upload; `Location` is its address.',
    success: { status: 201 },
    failures: [400, 404, 409, 413, 415, 429, 503, 507],
  },
  [`HEAD ${path}/:id`]: {
    summary: 'tus: how much has been received, `Upload-Offset`; and what became of it, `Upload-Outcome`.',
    success: { status: 200 },
    failures: [410, 423, 503],
  },
  [`PATCH ${path}/:id`]: {
    summary: 'tus: sends bytes. The last ones are answered when the file has its place: `Upload-Path`.',
    success: done,
    failures: [400, 409, 410, 413, 415, 423, 429, 503, 507],
  },
  [`DELETE ${path}/:id`]: { summary: 'tus: ends an upload and removes what was sent.', success: done },
  [`GET ${path}/:id`]: {
    summary: 'How far an upload is, or what became of it.',
    success: state,
    failures: [503],
  },
  [`POST ${path}/:id/decision`]: {
    summary: 'Says what to do with an upload whose name is taken, or that could not be stored.',
    body: uploadDecisionSchema,
    success: state,
    failures: [409, 503, 507],
  },
});
