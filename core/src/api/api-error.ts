import type { ApiErrorCode } from '../schemas/index.ts';

/**
 * A call that did not succeed. `message` has the form '{status}: {body or status text}' (SPEC section
 * 7); `serverMessage`, `code`, `fields` and `present` are what the answer's body says, `retryAfter`
 * (seconds) how long to wait. `present` comes with a `conflict`: what somebody else has made of the thing
 * meanwhile, in the shape that a GET of it has, unchecked. `status` is 0 when no answer came (`network`) or it could not be read (`unknown`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | 'network' | 'unknown';
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly present: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      status: number;
      code: ApiError['code'];
      serverMessage?: string | undefined;
      fields?: Record<string, string> | undefined;
      present?: unknown;
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
    this.retryAfter = details.retryAfter;
  }
}
