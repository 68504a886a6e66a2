import { ApiError } from './api-error.ts';
import type { HttpClient } from './http-client.ts';

declare const isAuthorized: unique symbol;
/** A client whose requests carry a session's token; the calls under /api/admin take no other. */
export type AdminClient = HttpClient & { readonly [isAuthorized]: true };

interface Authorization {
  /** The session's token now; undefined: there is no session, and nothing is requested. */
  readonly token: () => string | undefined;
  /** Called with the token of a request that the server answers with 401 (SPEC section 4). */
  readonly onRefused?: (token: string) => void;
  /** Called when the server answers with 403: what the person may do has changed. */
  readonly onForbidden?: () => void;
}

const SCHEME = 'Bearer ';

/** Adds the token to each request of a client, and reports refusals. */
export const authorize = (http: HttpClient, { token, onRefused, onForbidden }: Authorization): AdminClient =>
  http.extend({
    hooks: {
      beforeRequest: [
        ({ headers }) => {
          const present = token();
          if (present === undefined)
            throw new ApiError('There is no session.', { status: 0, code: 'unauthorized' });
          headers.set('authorization', SCHEME + present);
        },
      ],
      afterResponse: [
        ({ headers }, _options, { status }) => {
          if (status === 401) onRefused?.((headers.get('authorization') ?? '').slice(SCHEME.length));
          if (status === 403) onForbidden?.();
        },
      ],
    },
  }) as AdminClient;
