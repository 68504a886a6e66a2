import type { PasswordChange } from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/**
 * `POST /api/admin/password`: ends the person's other sessions, not this one. Rejects with ApiError;
 * `validation` with `fields` if the current password is wrong or the new one breaks the rules.
 */
export const changePassword = (http: HttpClient, token: string, change: PasswordChange): Promise<void> =>
  call(async () => {
    await http.post('api/admin/password', { json: change, headers: bearer(token) });
  });

/** `POST /api/admin/unlock`. Rejects with ApiError, `validation` with `fields.password` for a wrong one. */
export const checkPassword = (http: HttpClient, token: string, password: string): Promise<void> =>
  call(async () => {
    await http.post('api/admin/unlock', { json: { password }, headers: bearer(token) });
  });
