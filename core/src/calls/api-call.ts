import type { z } from 'zod';

type Failure = 400 | 401 | 404 | 409 | 410 | 413 | 415 | 423 | 429 | 503 | 507;

/**
 * A call of the API, as server, clients and document know it. What it is for says `server/src/openapi/operations.ts`:
 * sentences would be sent to every browser.
 */
export interface ApiCall {
  /** Method and path, as Express writes them. Under /api/admin it needs a session, except to sign in and out. */
  readonly route: `${'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST'} /api/${string}`;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** JSON of this shape. */
  readonly answer?: z.ZodType;
  /** Of an answer that is not JSON. */
  readonly contentType?: string;
  /** Of success: 200 if there is an answer, otherwise 204, unless it says something else. */
  readonly status?: 200 | 201;
  /** Failures beyond those that follow from its path, its query and its body. */
  readonly failures?: readonly Failure[];
  /** How long a client waits, in milliseconds, if that is not the 30 seconds of every call. */
  readonly timeout?: number;
}

/** The calls of one subject, by the name of the client's function where there is one. */
export type ApiCalls = Readonly<Record<string, ApiCall>>;

/** Thousands of files or records are read or changed before the answer. */
export const LONG_TIMEOUT_MS = 120_000;
