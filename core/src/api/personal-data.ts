import { downloadAddressSchema } from '../schemas/index.ts';
import {
  type Deletion,
  type DeletionPage,
  deletedSchema,
  deletionPageSchema,
  type Person,
  type PersonData,
  personDataSchema,
} from '../submissions/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';
import { DELETE_TIMEOUT } from './inbox.ts';

const PEOPLE = 'api/admin/people';

/** `POST /api/admin/people/export`: all stored data of one person. */
export const getPersonData = (http: HttpClient, token: string, person: Person): Promise<PersonData> =>
  call(async () =>
    personDataSchema.parse(await http.post(`${PEOPLE}/export`, { ...bearer(token), json: person }).json()),
  );

/** `POST /api/admin/people/downloads`: the URL of the same data as a file, valid once and for a minute. */
export const requestPersonData = (http: HttpClient, token: string, person: Person): Promise<string> =>
  call(async () => {
    const answer = await http.post(`${PEOPLE}/downloads`, { ...bearer(token), json: person }).json();
    return downloadAddressSchema.parse(answer).url;
  });

/** `POST /api/admin/people/delete`: permanently deletes all of it. Resolves with the number deleted. */
export const deletePerson = (http: HttpClient, token: string, person: Person): Promise<number> =>
  call(async () => {
    const answer = await http
      .post(`${PEOPLE}/delete`, { ...bearer(token), json: person, timeout: DELETE_TIMEOUT })
      .json();
    return deletedSchema.parse(answer).deleted;
  });

/** `GET /api/admin/deletions`: the records of deletions, newest first. */
export const listDeletions = (
  http: HttpClient,
  token: string,
  after?: DeletionPage['next'],
): Promise<DeletionPage> =>
  call(async () =>
    deletionPageSchema.parse(
      await http
        .get('api/admin/deletions', { ...bearer(token), ...(after ? { searchParams: { after } } : {}) })
        .json(),
    ),
  );

/** The record of the last deletion; undefined if nothing was ever deleted. */
export const lastDeletion = async (http: HttpClient, token: string): Promise<Deletion | undefined> =>
  (await listDeletions(http, token)).deletions[0];
