import { type UnsavedChange, unsavedTextsSchema } from '../schemas/index.ts';
import { command, endpoint } from './authorized-client.ts';

const UNSAVED = 'api/admin/unsaved';

/** `GET /api/admin/unsaved` */
export const getUnsaved = endpoint(unsavedTextsSchema, (http) => http.get(UNSAVED));

/** `POST /api/admin/unsaved/FORM`: keeps what the signed-in person has typed and not saved; no changes end it. */
export const keepUnsaved = command((http, form: string, change: UnsavedChange) =>
  http.post(`${UNSAVED}/${form}`, { json: change }),
);
