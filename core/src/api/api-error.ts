import type { ApiErrorCode, FieldConflicts } from '../schemas/index.ts';

/**
 * A failed call. `message` has the form '{status}: {body or status text}' (SPEC section 7); `serverMessage`,
 * `code`, `fields` and `present` come from the response's body, `retryAfter` is the time to wait in seconds.
 * `present` comes with a `conflict`: the current version, changed by someone else meanwhile, in the shape
 * that a GET returns, not validated; `conflicts` are the fields concerned, if it says so. `status` is 0 when there was no response (`network`) or it could not be
 * read (`unknown`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | 'network' | 'unknown';
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly present: unknown;
  readonly conflicts: FieldConflicts | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      status: number;
      code: ApiError['code'];
      serverMessage?: string | undefined;
      fields?: Record<string, string> | undefined;
      present?: unknown;
      conflicts?: FieldConflicts | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields ?? {};
    this.present = details.present;
    this.conflicts = details.conflicts;
    this.retryAfter = details.retryAfter;
  }
}
