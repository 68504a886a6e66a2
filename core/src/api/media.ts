import { mediaCalls, mediaChangeCalls } from '../calls/index.ts';
import { longMediaListSchema } from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { endpoint, LONG, only, request } from './endpoint.ts';

/** With `rescan` the server reads the whole folder first. */
export const listMedia = (
  http: AdminClient,
  { rescan = false, signal }: { rescan?: boolean; signal?: AbortSignal } = {},
) =>
  request(
    http,
    { ...mediaCalls.listMedia, answer: longMediaListSchema },
    [rescan ? { rescan: '1' } : {}, signal],
    LONG,
  );
export const getMediaUsage = endpoint(mediaCalls.getMediaUsage);
export const requestDownload = endpoint(mediaCalls.requestDownload);
export const getMediaSizes = only('sizes', endpoint(mediaCalls.getMediaSizes, LONG));
export const getMediaLimits = endpoint(mediaCalls.getMediaLimits);

export const cleanMedia = endpoint(mediaChangeCalls.cleanMedia, LONG);
export const makeMediaFolder = only('folder', endpoint(mediaChangeCalls.makeMediaFolder, LONG));
export const renameMedia = endpoint(mediaChangeCalls.renameMedia, LONG);
export const moveMedia = endpoint(mediaChangeCalls.moveMedia, LONG);
export const deleteMedia = endpoint(mediaChangeCalls.deleteMedia, LONG);
export const listMediaBin = only('entries', endpoint(mediaChangeCalls.listMediaBin));
export const undeleteMedia = endpoint(mediaChangeCalls.undeleteMedia, LONG);
