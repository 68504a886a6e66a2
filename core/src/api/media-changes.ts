import { mediaCalls, mediaChangeCalls } from '../calls/index.ts';
import { endpoint, LONG, only } from './endpoint.ts';

export const getMediaSizes = only('sizes', endpoint(mediaCalls.getMediaSizes, LONG));
export const makeMediaFolder = only('folder', endpoint(mediaChangeCalls.makeMediaFolder, LONG));
export const renameMedia = endpoint(mediaChangeCalls.renameMedia, LONG);
export const moveMedia = endpoint(mediaChangeCalls.moveMedia, LONG);
export const listMediaBin = only('entries', endpoint(mediaChangeCalls.listMediaBin));
