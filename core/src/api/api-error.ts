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
  declare readonly status: number;
  declare readonly code: ApiErrorCode | 'network' | 'unknown';
  declare readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  declare readonly present: unknown;
  declare readonly conflicts: FieldConflicts | undefined;
  declare readonly retryAfter: number | undefined;

  constructor(message: string, { cause, fields, ...details }: Details) {
    super(message, { cause });
    this.fields = fields ?? {};
    Object.assign(this, details);
  }
}

type Details = Pick<ApiError, 'status' | 'code'> &
  Partial<Pick<ApiError, 'serverMessage' | 'present' | 'conflicts' | 'retryAfter'>> & {
    readonly fields?: ApiError['fields'] | undefined;
    readonly cause?: unknown;
  };
