import type { mediaCalls } from '../calls/index.ts';
import type { MediaLimits, MediaList } from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { LONG, lateEndpoint, startEndpoint } from './endpoint.ts';

const calls = () => import('../calls/media.ts');

type Unknown<T> = { readonly [Key in keyof T]?: unknown } | null | undefined;

const isFile = (file: Unknown<MediaList['files'][number]>): boolean =>
  [file?.name, file?.relativePath, file?.publicUrl, file?.type, file?.lastModified].every(
    (text) => typeof text === 'string',
  ) && typeof file?.size === 'number';

/**
 * The list as the library shows it first, without waiting for zod, which looks at each of up to 100,000 files longer than
 * showing them takes. A server writes all of them alike, so the first one tells whether it is the list that is meant.
 */
const readList = (answer: unknown): MediaList => {
  const { files, folders = [], revision = '' } = Object(answer) as NonNullable<Unknown<MediaList>>;
  if (
    !Array.isArray(files) ||
    !files.slice(0, 1).every(isFile) ||
    !Array.isArray(folders) ||
    typeof revision !== 'string'
  )
    throw new Error('The answer is no list of files.');
  return answer as MediaList;
};

const readLimits = (answer: unknown): MediaLimits => {
  const { mediaWrite, ...limits } = Object(answer) as NonNullable<Unknown<MediaLimits>>;
  const { maxPicture, maxFilm, maxFiles, maxTotal } = limits;
  if (
    typeof mediaWrite !== 'boolean' ||
    ![maxPicture, maxFilm, maxFiles, maxTotal].every((limit) => typeof limit === 'number')
  )
    throw new Error('The answer does not say what may be uploaded.');
  return answer as MediaLimits;
};

const getList = startEndpoint<typeof mediaCalls.listMedia>('GET /api/admin/media', readList, LONG);
/** With `rescan` the server reads the whole folder first. */
export const listMedia = (
  http: AdminClient,
  { rescan = false, signal }: { rescan?: boolean; signal?: AbortSignal } = {},
): Promise<MediaList> => getList(http, rescan ? { rescan: '1' } : {}, signal);
export const getMediaLimits = startEndpoint<typeof mediaCalls.getMediaLimits>(
  'GET /api/admin/media/limits',
  readLimits,
);

// The library has these from its start, too, without their schemas.
export const getMediaUsage = lateEndpoint(async () => (await calls()).mediaCalls.getMediaUsage);
export const requestDownload = lateEndpoint(async () => (await calls()).mediaCalls.requestDownload);
export const cleanMedia = lateEndpoint(async () => (await calls()).mediaChangeCalls.cleanMedia, LONG);
export const deleteMedia = lateEndpoint(async () => (await calls()).mediaChangeCalls.deleteMedia, LONG);
export const undeleteMedia = lateEndpoint(async () => (await calls()).mediaChangeCalls.undeleteMedia, LONG);
