import {
  type ChangeResults,
  changeResultsSchema,
  type SubmissionItem,
  type SubmissionKind,
  type SubmissionPage,
  type SubmissionQuery,
  type SubmissionRecord,
  submissionPageSchema,
  submissionRecordSchema,
} from '@jeweler/core/submissions';
import { expect } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import type { OpenSite } from '../../../server/src/create-server.ts';
import { signIn, signInNew } from '../../support/sign-in.ts';
import { publicForms } from '../../support/submission-builders.ts';
import { type Answer, startTestServer, type TestServer } from '../../support/test-server.ts';

/** An admin who works with the inbox. */
export interface Staff {
  readonly token: string;
  get(path: string): Promise<Answer>;
  post(path: string, payload?: unknown): Promise<Answer>;
  list(query?: SubmissionQuery): Promise<SubmissionPage>;
  record(reference: string): Promise<SubmissionRecord>;
  /** Changes the status of `item`, based on its revision. */
  change(item: SubmissionItem, status: string): Promise<Answer>;
  changeAll(items: readonly SubmissionItem[], status: string): Promise<ChangeResults>;
}

export interface Inbox extends Staff {
  readonly server: TestServer;
  /** Adds an admin and signs in. */
  colleague(username: string): Promise<Staff>;
}

const createStaff = (server: TestServer, token: string): Staff => {
  const authorization = `Bearer ${token}`;
  const get: Staff['get'] = (path) => server.request('GET', path, { headers: { authorization } });
  const post: Staff['post'] = (path, payload = {}) => server.post(path, payload, { authorization });
  return {
    token,
    get,
    post,
    list: async (query = {}) =>
      submissionPageSchema.parse((await post('/api/admin/submissions/search', query)).body),
    record: async (reference) =>
      submissionRecordSchema.parse((await get(`/api/admin/submissions/${reference}`)).body),
    change: ({ reference, revision }, status) =>
      post(`/api/admin/submissions/${reference}/status`, { status, revision }),
    changeAll: async (items, status) =>
      changeResultsSchema.parse(
        (
          await post('/api/admin/submissions/status', {
            status,
            items: items.map(({ reference, revision }) => ({ reference, revision })),
          })
        ).body,
      ),
  };
};

/** A server and a signed-in admin. */
export const startInbox = async (changes: Partial<Config> = {}, openSite?: OpenSite): Promise<Inbox> => {
  const server = await startTestServer(changes, openSite);
  return {
    ...createStaff(server, await signIn(server)),
    server,
    colleague: async (username) => createStaff(server, await signInNew(server, username)),
  };
};

/** Submits a form as a visitor does, and returns the resulting item of the inbox. */
export const receive = async (
  inbox: Inbox,
  kind: SubmissionKind,
  changes: Record<string, unknown> = {},
): Promise<SubmissionItem> => {
  const { path, build } = publicForms[kind];
  expect((await inbox.server.post(path, { ...build(), ...changes })).status).toBe(201);
  const { submissions } = await inbox.list({ status: ['all', 'spam'], limit: 1 });
  const [newest] = submissions;
  if (!newest) throw new Error('Nothing has arrived.');
  return newest;
};

const COPIES = 500;

/** The reference of a copy: longer than a real one, so that none is the same. */
export const copyReference = (index: number): string =>
  `M-${[...index.toString(8).padStart(5, '0')].map((digit) => Number(digit) + 2).join('')}`;

/** Stores a submission as often again, under other references. */
export const storeCopies = async ({ server }: Inbox, reference: string, count: number): Promise<void> => {
  const { id: _, ...row } = await server.database.query
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({ ...row, reference: copyReference(index) }));
  await server.database.writes.run(async (trx) => {
    // A statement takes some ten thousand values.
    for (let at = 0; at < count; at += COPIES)
      await trx
        .insertInto('submissions')
        .values(copies.slice(at, at + COPIES))
        .execute();
  });
};

export const references = (items: readonly { readonly reference: string }[]): string[] =>
  items.map(({ reference }) => reference);
