import { downloadAddressSchema } from '../schemas/index.ts';
import {
  type Deletion,
  type DeletionPage,
  deletedSchema,
  deletionPageSchema,
  type Person,
  personDataSchema,
} from '../submissions/index.ts';
import { type AdminClient, endpoint } from './authorized-client.ts';
import { DELETE_TIMEOUT_MS } from './inbox.ts';

const PEOPLE = 'api/admin/people';

/** `POST /api/admin/people/export`: all stored data of one person. */
export const getPersonData = endpoint(personDataSchema, (http, person: Person) =>
  http.post(`${PEOPLE}/export`, { json: person }),
);

/** `POST /api/admin/people/downloads`: the URL of the same data as a file, valid once and for a minute. */
export const requestPersonData = endpoint(
  downloadAddressSchema.transform(({ url }) => url),
  (http, person: Person) => http.post(`${PEOPLE}/downloads`, { json: person }),
);

/** `POST /api/admin/people/delete`: permanently deletes all of it. Resolves with the number deleted. */
export const deletePerson = endpoint(
  deletedSchema.transform(({ deleted }) => deleted),
  (http, person: Person) => http.post(`${PEOPLE}/delete`, { json: person, timeout: DELETE_TIMEOUT_MS }),
);

/** `POST /api/admin/submissions/REFERENCE/delete`: permanently deletes one submission, with all that belongs to it. */
export const deleteSubmission = endpoint(deletedSchema, (http, reference: string) =>
  http.post(`api/admin/submissions/${reference}/delete`, { timeout: DELETE_TIMEOUT_MS }),
);

/** `GET /api/admin/deletions`: the records of deletions, newest first. */
export const listDeletions = endpoint(deletionPageSchema, (http, after?: DeletionPage['next']) =>
  http.get('api/admin/deletions', after ? { searchParams: { after } } : {}),
);

/** The record of the last deletion; undefined if nothing was ever deleted. */
export const lastDeletion = async (http: AdminClient): Promise<Deletion | undefined> =>
  (await listDeletions(http)).deletions[0];
