import { staffCalls } from '../calls/index.ts';
import type { AdminLogin, AdminSession, SignedInAdmin } from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { endpoint, only } from './endpoint.ts';
import { call, type HttpClient, send } from './http-client.ts';

/** The response's Date header in milliseconds, NaN without one: used to correct for a wrong local clock. */
const readServerTime = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

/** Rejects with ApiError; `unauthorized` for wrong credentials. */
export const logIn = (
  http: HttpClient,
  credentials: AdminLogin,
): Promise<AdminSession & { serverTime: number }> =>
  call(async () => {
    const response = await send(http, staffCalls.logIn, [credentials]);
    const session = staffCalls.logIn.answer.parse(await response.json());
    return { ...session, serverTime: readServerTime(response) };
  });

export const logOut = endpoint(staffCalls.logOut);

export const getSignedInAdmin = (http: AdminClient): Promise<SignedInAdmin & { serverTime: number }> =>
  call(async () => {
    const response = await send(http, staffCalls.getSignedInAdmin);
    const admin = staffCalls.getSignedInAdmin.answer.parse(await response.json());
    return { ...admin, serverTime: readServerTime(response) };
  });

export const setStaffName = endpoint(staffCalls.setStaffName);
export const changePassword = endpoint(staffCalls.changePassword);
export const checkPassword = endpoint(staffCalls.checkPassword);
export const setUpSecondFactor = endpoint(staffCalls.setUpSecondFactor);
export const confirmSecondFactor = only('codes', endpoint(staffCalls.confirmSecondFactor));
export const endSecondFactor = endpoint(staffCalls.endSecondFactor);
export const getDashboard = endpoint(staffCalls.getDashboard);
export const getToday = endpoint(staffCalls.getToday);
