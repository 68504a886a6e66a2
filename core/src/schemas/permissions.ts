import type { RecordKind } from './record-kinds.ts';
import { z } from './zod.ts';

/** What a person with an account is in the shop. */
export const roleNames = { owner: 'Owner', staff: 'Staff' } as const;
export type Role = keyof typeof roleNames;
export const roleSchema = z.enum(Object.keys(roleNames) as [Role, ...Role[]]);

/** Who may do what. Each call of staff names the permission that it needs; the portal hides what a person lacks. */
export const permissions = {
  /** Requests, agenda, prizes, catalogue, library, and the newsletter's list to read. */
  'daily-work': ['owner', 'staff'],
  /** The shop's own facts and the price lists; `staffEditShop` in the settings gives it to staff as well. */
  'edit-shop': ['owner'],
  /** A person's data as a file, and the CSV of many. */
  'export-people': ['owner'],
  /** People, requests and spam that nobody can bring back, and the record of that. */
  'delete-for-good': ['owner'],
  /** Limits and periods in the settings. */
  'change-rules': ['owner'],
  'see-backups': ['owner'],
  /** Accounts, roles, everybody's sessions, and what happened. */
  'manage-people': ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Permission = keyof typeof permissions;

/** Said to whoever lacks a permission. */
export const OWNERS_ONLY_MESSAGE = 'An owner can do this. Please ask one of them.';

/** What changing a record of that kind needs. */
export const permissionToEdit = (kind: RecordKind): Permission =>
  kind === 'shop' || kind === 'services' ? 'edit-shop' : 'daily-work';

/** Whether a role includes a permission under the shop's settings. */
export const isPermitted = (
  permission: Permission,
  role: Role,
  { staffEditShop }: { readonly staffEditShop: boolean },
): boolean => {
  const roles: readonly Role[] = permissions[permission];
  return roles.includes(role) || (permission === 'edit-shop' && staffEditShop);
};
