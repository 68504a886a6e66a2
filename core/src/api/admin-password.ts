import type { PasswordChange } from '../schemas/index.ts';
import { command } from './authorized-client.ts';

/**
 * `POST /api/admin/password`: ends the person's other sessions, not this one. Rejects with ApiError;
 * `validation` with `fields` if the current password is wrong or the new one breaks the rules.
 */
export const changePassword = command((http, change: PasswordChange) =>
  http.post('api/admin/password', { json: change }),
);

/** `POST /api/admin/unlock`. Rejects with ApiError, `validation` with `fields.password` for a wrong one. */
export const checkPassword = command((http, password: string) =>
  http.post('api/admin/unlock', { json: { password } }),
);
