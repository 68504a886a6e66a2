import {
  type AdminLogin,
  type AdminSession,
  adminSessionSchema,
  downloadTicketSchema,
  longMediaListSchema,
  mediaSizesSchema,
  mediaUsageSchema,
  type PasswordChange,
  type SignedInAdmin,
  type StaffName,
  signedInAdminSchema,
} from '../schemas/index.ts';
import { dashboardSchema } from '../submissions/index.ts';
import { type AdminClient, command, endpoint } from './authorized-client.ts';
import { call, type HttpClient } from './http-client.ts';

/** A refresh scans the folder before it is answered, and long lists take time on slow networks. */
const LIST_TIMEOUT_MS = 120_000;

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

/** `POST /api/admin/logout`: ends the client's session on the server. */
export const logOut = command((http) => http.post('api/admin/logout'));

/** `GET /api/admin/session`: whose session it is. `serverTime` as for `logIn`. */
export const getSignedInAdmin = (http: AdminClient): Promise<SignedInAdmin & { serverTime: number }> =>
  call(async () => {
    const response = await http.get('api/admin/session');
    const admin = signedInAdminSchema.parse(await response.json());
    return { ...admin, serverTime: Date.parse(response.headers.get('date') ?? '') };
  });

/** `GET /api/admin/media`. With `rescan` the server reads the whole folder first. */
export const listMedia = endpoint(
  longMediaListSchema,
  (http, { rescan = false, signal }: { rescan?: boolean; signal?: AbortSignal } = {}) =>
    http.get('api/admin/media', {
      timeout: LIST_TIMEOUT_MS,
      ...(rescan ? { searchParams: { rescan: '1' } } : {}),
      ...(signal ? { signal } : {}),
    }),
);

/** `GET /api/admin/media/usage` */
export const getMediaUsage = endpoint(mediaUsageSchema, (http) => http.get('api/admin/media/usage'));

/** `POST /api/admin/media/downloads`: prepares files, identified by publicUrl, for download. */
export const requestDownload = endpoint(downloadTicketSchema, (http, files: readonly string[]) =>
  http.post('api/admin/media/downloads', { json: { files } }),
);

/** `POST /api/admin/media/sizes`: sizes of pictures by publicUrl, of those that can be read. */
export const getMediaSizes = endpoint(
  mediaSizesSchema.transform(({ sizes }) => sizes),
  (http, files: readonly string[]) =>
    http.post('api/admin/media/sizes', { json: { files }, timeout: LIST_TIMEOUT_MS }),
);

/** `POST /api/admin/name`: how the person signs what they write. */
export const setStaffName = command((http, body: StaffName) => http.post('api/admin/name', { json: body }));

/** `GET /api/admin/dashboard` */
export const getDashboard = endpoint(dashboardSchema, (http) => http.get('api/admin/dashboard'));
/**
 * `POST /api/admin/password`: ends the person's other sessions, not this one. Rejects with ApiError;
 * `validation` with `fields` if the current password is wrong or the new one breaks the rules.
 */
export const changePassword = command((http, change: PasswordChange) =>
  http.post('api/admin/password', { json: change }),
);

/** `POST /api/admin/unlock`. Rejects with ApiError, `validation` with `fields.password` for a wrong one. */
export const checkPassword = command((http, password: string) =>
  http.post('api/admin/unlock', { json: { password } }),
);
