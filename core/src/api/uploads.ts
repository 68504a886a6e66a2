import { phoneLinkCalls, storedFileCalls, uploadCalls } from '../calls/index.ts';
import { UPLOADS } from '../schemas/index.ts';
import { endpoint, LONG, only } from './endpoint.ts';

/** Storing a large film takes the server longer than answering a question. */
const STORING = { timeout: 300_000 };

const ofStaff = uploadCalls(UPLOADS);

export const decideUpload = endpoint(ofStaff.decideUpload, STORING);
/** Is the content of these files there already? In the order of the request. */
export const findKnownFiles = only('files', endpoint(storedFileCalls.findKnownFiles, STORING));
export const cleanMedia = endpoint(storedFileCalls.cleanMedia, LONG);

export const createPhoneLink = endpoint(phoneLinkCalls.createPhoneLink);
export const aimPhoneLink = endpoint(phoneLinkCalls.aimPhoneLink);
export const getPhoneLink = endpoint(phoneLinkCalls.getPhoneLink);
export const revokePhoneLink = endpoint(phoneLinkCalls.revokePhoneLink);
