import type { ApiErrorCode } from '../schemas/index.ts';

/**
 * A call that did not succeed. `message` has the form '{status}: {body or status text}' (SPEC section
 * 7); `serverMessage`, `code` and `fields` are there when the server answered in its own form;
 * `retryAfter` (seconds) when it said how long to wait.
 * `status` is 0 when no answer came at all.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | 'network' | 'unknown';
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      status: number;
      code: ApiError['code'];
      serverMessage?: string | undefined;
      fields?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}
