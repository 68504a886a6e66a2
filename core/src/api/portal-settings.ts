import { type SettingsChange, settingsAnswerSchema } from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

const SETTINGS = 'api/admin/settings';

/** `GET /api/admin/settings` */
export const getPortalSettings = endpoint(settingsAnswerSchema, (http) => http.get(SETTINGS));

/**
 * `POST /api/admin/settings`: resolves with the updated settings; `conflict` if they have been changed since.
 */
export const changePortalSettings = endpoint(settingsAnswerSchema, (http, change: SettingsChange) =>
  http.post(SETTINGS, { json: change }),
);
