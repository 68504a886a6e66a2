import type { ApiCall } from '@jeweler/core/calls';
import { isPermitted, OWNERS_ONLY_MESSAGE, type Permission, permissions } from '@jeweler/core/schemas';
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import { getSession } from '../accounts/require-staff.ts';
import type { Tables } from '../database/tables.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { readSettings } from './portal-settings.ts';

/** What the session's role includes now, under the shop's settings. */
export const permissionsOf = async (
  query: Kysely<Tables>,
  { role }: Pick<LiveSession, 'role'>,
): Promise<Permission[]> => {
  const { settings } = await readSettings(query);
  const all = Object.keys(permissions) as Permission[];
  return all.filter((permission) => isPermitted(permission, role, settings));
};

/** @throws ForbiddenError when the session's role does not include the permission */
export const checkPermission = async (
  query: Kysely<Tables>,
  session: LiveSession,
  permission: Permission,
): Promise<void> => {
  // Nearly all need no look at the settings.
  if (isPermitted(permission, session.role, { staffEditShop: false })) return;
  const { settings } = await readSettings(query);
  if (!isPermitted(permission, session.role, settings)) throw new ForbiddenError(OWNERS_ONLY_MESSAGE);
};

/** As Express matches a path: in any case, with or without a slash at its end. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

/**
 * Lets a request of a signed-in person pass only if their role includes what the call's row says. A route that has no
 * row is closed.
 */
export const requirePermission = (calls: readonly ApiCall[], query: Kysely<Tables>): RequestHandler => {
  const rules = calls.map(({ route, permission = 'daily-work' }) => {
    const [method, path = ''] = route.split(' ');
    return { method, pattern: toPattern(path), permission };
  });
  return async (request, response, next) => {
    const path = request.baseUrl + request.path;
    const found = rules.filter(({ pattern }) => pattern.test(path));
    const isHead = request.method === 'HEAD' && !found.some(({ method }) => method === 'HEAD');
    const method = isHead ? 'GET' : request.method;
    const needed = found.filter((rule) => rule.method === method);
    if (request.method !== 'OPTIONS' && needed.length === 0) throw new NotFoundError();
    for (const { permission } of needed) await checkPermission(query, getSession(response), permission);
    next();
  };
};
