import type { staffCalls } from '../calls/index.ts';
import type { AdminLogin, AdminSession, SignedInAdmin } from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { startEndpoint } from './endpoint.ts';
import { call, type HttpClient, publicRoute, send } from './http-client.ts';

const LOG_IN = publicRoute<typeof staffCalls.logIn>('POST /api/admin/login');
const SESSION = publicRoute<typeof staffCalls.getSignedInAdmin>('GET /api/admin/session');

const loadCalls = async () => (await import('../calls/staff.ts')).staffCalls;

/** The response's Date header in milliseconds, NaN without one: used to correct for a wrong local clock. */
const readServerTime = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

/** Rejects with ApiError; `unauthorized` for wrong credentials. */
export const logIn = (
  http: HttpClient,
  credentials: AdminLogin,
): Promise<AdminSession & { serverTime: number }> =>
  call(async () => {
    const response = await send(http, LOG_IN, [credentials]);
    const session = (await loadCalls()).logIn.answer.parse(await response.json());
    return { ...session, serverTime: readServerTime(response) };
  });

export const logOut = startEndpoint<typeof staffCalls.logOut>('POST /api/admin/logout');

export const getSignedInAdmin = (http: AdminClient): Promise<SignedInAdmin & { serverTime: number }> =>
  call(async () => {
    const response = await send(http, SESSION);
    const serverTime = readServerTime(response);
    const admin = (await loadCalls()).getSignedInAdmin.answer.parse(await response.json());
    return { ...admin, serverTime };
  });

export const getToday = startEndpoint<typeof staffCalls.getToday>('GET /api/admin/today', async (answer) =>
  (await loadCalls()).getToday.answer.parse(answer),
);
