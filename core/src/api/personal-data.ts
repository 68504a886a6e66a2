import { personalDataCalls } from '../calls/index.ts';
import { endpoint, LONG, only } from './endpoint.ts';

export const getPersonData = endpoint(personalDataCalls.getPersonData);
/** The URL of the same data as a file, valid once and for a minute. */
export const requestPersonData = only('url', endpoint(personalDataCalls.requestPersonData));
/** Resolves with the number deleted. */
export const deletePerson = only('deleted', endpoint(personalDataCalls.deletePerson, LONG));
export const deleteSubmission = endpoint(personalDataCalls.deleteSubmission, LONG);
export const listDeletions = endpoint(personalDataCalls.listDeletions);
