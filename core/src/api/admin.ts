import type { staffCalls } from '../calls/index.ts';
import type { AdminLogin, AdminSession, SignedInAdmin } from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { lateEndpoint, startEndpoint } from './endpoint.ts';
import { call, type HttpClient, send } from './http-client.ts';

const calls = async () => (await import('../calls/staff.ts')).staffCalls;

/** The response's Date header in milliseconds, NaN without one: used to correct for a wrong local clock. */
const readServerTime = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

/** Rejects with ApiError; `unauthorized` for wrong credentials. */
export const logIn = (
  http: HttpClient,
  credentials: AdminLogin,
): Promise<AdminSession & { serverTime: number }> =>
  call(async () => {
    const row = (await calls()).logIn;
    const response = await send(http, row, [credentials]);
    return { ...row.answer.parse(await response.json()), serverTime: readServerTime(response) };
  });

export const logOut = startEndpoint<typeof staffCalls.logOut>('POST /api/admin/logout');

export const getSignedInAdmin = (http: AdminClient): Promise<SignedInAdmin & { serverTime: number }> =>
  call(async () => {
    const row = (await calls()).getSignedInAdmin;
    const response = await send(http, row);
    return { ...row.answer.parse(await response.json()), serverTime: readServerTime(response) };
  });

export const getToday = lateEndpoint(async () => (await calls()).getToday);
