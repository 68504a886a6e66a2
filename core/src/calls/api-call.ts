import type { z } from 'zod';
import type { Permission } from '../schemas/index.ts';

/**
 * A call of the API: what server, clients and document agree on. What it is for says `server/src/openapi`,
 * since no browser needs to load that.
 */
export interface ApiCall {
  /** Method and path, as Express writes them. Under /api/admin it needs a session, unless it is open. */
  readonly route: `${'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST'} /api/${string}`;
  /** Of a call of staff: what it needs that is not daily work. */
  readonly permission?: Permission;
  /** Of a call of staff: it needs no session. */
  readonly isOpen?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** JSON of this shape. */
  readonly answer?: z.ZodType;
  /** Of an answer that is not JSON. */
  readonly contentType?: string;
  /** Of success: 200 if there is an answer, otherwise 204, unless it says something else. */
  readonly status?: 200 | 201 | 202;
}

/** The calls of one subject, by the name of the client's function where there is one. */
export type ApiCalls = Readonly<Record<string, ApiCall>>;

/** A type as it may be sent: nothing of it is changed. */
export type Sendable<T> = T extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sendable<T[Key]> }
    : T;
