import {
  type AdminLogin,
  type AdminSession,
  adminSessionSchema,
  type DownloadTicket,
  downloadTicketSchema,
  type MediaList,
  type MediaSizes,
  type MediaUsage,
  mediaListSchema,
  mediaSizesSchema,
  mediaUsageSchema,
  type SignedInAdmin,
  signedInAdminSchema,
} from '../schemas/index.ts';
import { type Dashboard, dashboardSchema } from '../submissions/index.ts';
import { call, type HttpClient } from './http-client.ts';

/** The header that authenticates a call with a session token. */
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/**
 * In milliseconds: a refresh scans the folder before it is answered, and long lists take time on slow
 * networks.
 */
const LIST_TIMEOUT = 120_000;

/**
 * `POST /api/admin/login`. Rejects with ApiError; `unauthorized` for wrong credentials. `serverTime` is the
 * response's Date header in milliseconds, NaN without one: used to correct for a wrong local clock.
 */
export const logIn = (
  http: HttpClient,
  credentials: AdminLogin,
): Promise<AdminSession & { serverTime: number }> =>
  call(async () => {
    const response = await http.post('api/admin/login', { json: credentials });
    const session = adminSessionSchema.parse(await response.json());
    return { ...session, serverTime: Date.parse(response.headers.get('date') ?? '') };
  });

/** `POST /api/admin/logout`: ends the session of `token` on the server. */
export const logOut = (http: HttpClient, token: string): Promise<void> =>
  call(async () => {
    await http.post('api/admin/logout', bearer(token));
  });

/** `GET /api/admin/session`: whose session `token` is. `serverTime` as for `logIn`. */
export const getSignedInAdmin = (
  http: HttpClient,
  token: string,
): Promise<SignedInAdmin & { serverTime: number }> =>
  call(async () => {
    const response = await http.get('api/admin/session', bearer(token));
    const admin = signedInAdminSchema.parse(await response.json());
    return { ...admin, serverTime: Date.parse(response.headers.get('date') ?? '') };
  });

/** `GET /api/admin/media`. With `rescan` the server reads the whole folder first. */
export const listMedia = (
  http: HttpClient,
  token: string,
  { rescan = false, signal }: { rescan?: boolean; signal?: AbortSignal } = {},
): Promise<MediaList> =>
  call(async () =>
    mediaListSchema.parse(
      await http
        .get('api/admin/media', {
          ...bearer(token),
          timeout: LIST_TIMEOUT,
          ...(rescan ? { searchParams: { rescan: '1' } } : {}),
          ...(signal ? { signal } : {}),
        })
        .json(),
    ),
  );

/** `GET /api/admin/media/usage` */
export const getMediaUsage = (http: HttpClient, token: string): Promise<MediaUsage> =>
  call(async () => mediaUsageSchema.parse(await http.get('api/admin/media/usage', bearer(token)).json()));

/** `POST /api/admin/media/downloads`: prepares files, identified by publicUrl, for download. */
export const requestDownload = (
  http: HttpClient,
  token: string,
  files: readonly string[],
): Promise<DownloadTicket> =>
  call(async () =>
    downloadTicketSchema.parse(
      await http.post('api/admin/media/downloads', { ...bearer(token), json: { files } }).json(),
    ),
  );

/** `POST /api/admin/media/sizes`: sizes of pictures by publicUrl, of those that can be read. */
export const getMediaSizes = (
  http: HttpClient,
  token: string,
  files: readonly string[],
): Promise<MediaSizes['sizes']> =>
  call(async () => {
    const answer = await http
      .post('api/admin/media/sizes', { ...bearer(token), json: { files }, timeout: LIST_TIMEOUT })
      .json();
    return mediaSizesSchema.parse(answer).sizes;
  });

/** `GET /api/admin/dashboard` */
export const getDashboard = (http: HttpClient, token: string): Promise<Dashboard> =>
  call(async () => dashboardSchema.parse(await http.get('api/admin/dashboard', bearer(token)).json()));
