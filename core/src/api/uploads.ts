import { phoneLinkCalls, uploadCalls } from '../calls/index.ts';
import { UPLOADS } from '../schemas/index.ts';
import { endpoint } from './endpoint.ts';

/** Storing a large film takes the server longer than answering a question. */
const STORING = { timeout: 300_000 };

const ofStaff = uploadCalls(UPLOADS);

export const decideUpload = endpoint(ofStaff.decideUpload, STORING);

export const createPhoneLink = endpoint(phoneLinkCalls.createPhoneLink);
export const aimPhoneLink = endpoint(phoneLinkCalls.aimPhoneLink);
export const getPhoneLink = endpoint(phoneLinkCalls.getPhoneLink);
export const revokePhoneLink = endpoint(phoneLinkCalls.revokePhoneLink);
