import { type SettingsAnswer, type SettingsChange, settingsAnswerSchema } from '../schemas/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const SETTINGS = 'api/admin/settings';

/** `GET /api/admin/settings` */
export const getPortalSettings = (http: HttpClient, token: string): Promise<SettingsAnswer> =>
  call(async () => settingsAnswerSchema.parse(await http.get(SETTINGS, bearer(token)).json()));

/**
 * `POST /api/admin/settings`: resolves with the updated settings; `conflict` if they have been changed since.
 */
export const changePortalSettings = (
  http: HttpClient,
  token: string,
  change: SettingsChange,
): Promise<SettingsAnswer> =>
  call(async () =>
    settingsAnswerSchema.parse(await http.post(SETTINGS, { ...bearer(token), json: change }).json()),
  );
