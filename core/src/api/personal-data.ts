import { personalDataCalls } from '../calls/index.ts';
import type { Deletion } from '../submissions/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { endpoint, LONG, only } from './endpoint.ts';

export const getPersonData = endpoint(personalDataCalls.getPersonData);
/** The URL of the same data as a file, valid once and for a minute. */
export const requestPersonData = only('url', endpoint(personalDataCalls.requestPersonData));
/** Resolves with the number deleted. */
export const deletePerson = only('deleted', endpoint(personalDataCalls.deletePerson, LONG));
export const deleteSubmission = endpoint(personalDataCalls.deleteSubmission, LONG);
export const listDeletions = endpoint(personalDataCalls.listDeletions);

/** The record of the last deletion; undefined if nothing was ever deleted. */
export const lastDeletion = async (http: AdminClient): Promise<Deletion | undefined> =>
  (await listDeletions(http)).deletions[0];
