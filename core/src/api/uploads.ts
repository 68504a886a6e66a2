import { phoneLinkCalls, storedFileCalls, uploadCalls } from '../calls/index.ts';
import { UPLOADS } from '../schemas/index.ts';
import { endpoint, only } from './endpoint.ts';

const ofStaff = uploadCalls(UPLOADS);

export const getUpload = endpoint(ofStaff.getUpload);
export const decideUpload = endpoint(ofStaff.decideUpload);
/** Is the content of these files there already? In the order of the request. */
export const findKnownFiles = only('files', endpoint(storedFileCalls.findKnownFiles));
export const cleanMedia = endpoint(storedFileCalls.cleanMedia);

export const createPhoneLink = endpoint(phoneLinkCalls.createPhoneLink);
export const aimPhoneLink = endpoint(phoneLinkCalls.aimPhoneLink);
export const getPhoneLink = endpoint(phoneLinkCalls.getPhoneLink);
export const revokePhoneLink = endpoint(phoneLinkCalls.revokePhoneLink);
