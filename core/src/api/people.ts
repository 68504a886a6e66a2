import { peopleCalls } from '../calls/index.ts';
import { endpoint, only } from './endpoint.ts';

export const getSignInOptions = endpoint(peopleCalls.getSignInOptions);
export const forgetPassword = endpoint(peopleCalls.forgetPassword);
export const listSessions = endpoint(peopleCalls.listSessions);
export const endSession = endpoint(peopleCalls.endSession);
export const endSessions = endpoint(peopleCalls.endSessions);
export const listPeople = endpoint(peopleCalls.listPeople);
export const invitePerson = endpoint(peopleCalls.invitePerson);
export const changeRole = endpoint(peopleCalls.changeRole);
export const changeEmail = endpoint(peopleCalls.changeEmail);
export const removePerson = endpoint(peopleCalls.removePerson);
export const listAccountEvents = endpoint(peopleCalls.listAccountEvents);
/** The URL of all of them as CSV, valid once and for a minute. */
export const exportAccountEvents = only('url', endpoint(peopleCalls.exportAccountEvents));
