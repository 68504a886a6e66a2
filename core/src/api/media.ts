import { mediaCalls, mediaChangeCalls } from '../calls/index.ts';
import { longMediaListSchema } from '../schemas/index.ts';
import { endpoint, only } from './endpoint.ts';

/** With `rescan` the server reads the whole folder first. */
export const listMedia = endpoint(
  { ...mediaCalls.listMedia, answer: longMediaListSchema },
  ({ rescan, signal }: { rescan?: boolean; signal?: AbortSignal } = {}) => [
    { rescan: rescan ? ('1' as const) : undefined },
    signal,
  ],
);
export const getMediaUsage = endpoint(mediaCalls.getMediaUsage);
export const requestDownload = endpoint(mediaCalls.requestDownload, (files: readonly string[]) => [
  { files },
]);
export const getMediaSizes = only(
  'sizes',
  endpoint(mediaCalls.getMediaSizes, (files: readonly string[]) => [{ files }]),
);
export const getMediaLimits = endpoint(mediaCalls.getMediaLimits);

export const makeMediaFolder = only('folder', endpoint(mediaChangeCalls.makeMediaFolder));
export const renameMedia = endpoint(mediaChangeCalls.renameMedia);
export const moveMedia = endpoint(mediaChangeCalls.moveMedia);
export const deleteMedia = endpoint(mediaChangeCalls.deleteMedia);
export const listMediaBin = only('entries', endpoint(mediaChangeCalls.listMediaBin));
export const undeleteMedia = endpoint(mediaChangeCalls.undeleteMedia, (ids: readonly string[]) => [{ ids }]);
