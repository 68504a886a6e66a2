import { INVITATION_HOURS, type Invitation, PASSWORD_LINK_MINUTES } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';
import { insertAdmin, storePassword, toUsernameKey } from './admins.ts';
import { removeFirstPassword } from './first-admin.ts';
import type { AccountDeps } from './staff-answers.ts';

export type AccountLinkPurpose = Tables['account_links']['purpose'];

const LIFE_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  invitation: INVITATION_HOURS * 3_600_000,
  password: PASSWORD_LINK_MINUTES * 60_000,
};

/**
 * The path of a page on which somebody sets the password of an account, with a new token: each attempt to send it by
 * mail makes one. All of them end when one is used.
 */
export const makeAccountPath = async (
  trx: Transaction<Tables>,
  adminId: number,
  purpose: AccountLinkPurpose,
  at: string,
): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('account_links')
    .values({
      token_hash: tokenHash(token),
      admin_id: adminId,
      purpose,
      expires_at: new Date(Date.parse(at) + LIFE_MS[purpose]).toISOString(),
    })
    .execute();
  return `/staff/${token}`;
};

/** Whose link it is, and for what; undefined: wrong, used, expired, or an invitation to an account that is set up. */
export const findAccountLink = (query: Kysely<Tables>, token: string, now: Date) =>
  query
    .selectFrom('account_links')
    .innerJoin('admins', 'admins.id', 'account_links.admin_id')
    .select(['admins.id', 'admins.username', 'admins.name', 'purpose'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .where(({ or, eb }) => or([eb('purpose', '=', 'password'), eb('password_hash', '=', '')]))
    .executeTakeFirst();

/** Writes a mail with a link for the account. */
export type SendLink = (
  trx: Transaction<Tables>,
  to: { readonly id: number; readonly username: string; readonly email: string },
  at: string,
) => Promise<void>;

/**
 * Makes an account without a password, or invites once more whoever has none so far. Returns the path of the page that
 * sets it; with an address, `sendLink` writes the mail that contains it instead, and it is null. Throws OperatorError
 * when the name is taken.
 */
export const invite = (
  database: Database,
  { role, ...typed }: Invitation,
  author: EventAuthor,
  sendLink: SendLink | undefined,
): Promise<string | null> => {
  const email = typed.email ?? null;
  return database.writes.run(async (trx) => {
    const waiting = await trx
      .updateTable('admins')
      .set({ role, email })
      .where('username_key', '=', toUsernameKey(typed.username))
      .where('password_hash', '=', '')
      .returningAll()
      .executeTakeFirst();
    const invited = { username: typed.username, role, email, password_hash: '' };
    const { id, username } = waiting ?? (await insertAdmin(trx, invited, author.at));
    // Those of before end.
    await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
    await recordEvent(trx, author, 'invited', `${username}, ${role}`);
    if (email === null || !sendLink) return makeAccountPath(trx, id, 'invitation', author.at);
    await sendLink(trx, { id, username, email }, author.at);
    return null;
  });
};

/** What somebody enters behind a link of their account. */
export interface NewPassword {
  readonly name?: string | undefined;
  readonly password: string;
}

/**
 * Sets the password of the account that a link is for, and in an invitation the name. Returns the username; undefined
 * when the link does not work any more.
 */
export const takeAccountLink = async (
  { database, hashing, clock, config }: AccountDeps,
  token: string,
  { name, password }: NewPassword,
  network: string,
): Promise<string | undefined> => {
  const password_hash = await hashing.hash(password);
  const username = await database.writes.run(async (trx) => {
    const now = clock();
    const at = now.toISOString();
    const link = await findAccountLink(trx, token, now);
    if (!link) return undefined;
    const isNew = link.purpose === 'invitation';
    if (isNew && name !== undefined)
      await trx.updateTable('admins').set({ name }).where('id', '=', link.id).execute();
    await storePassword(trx, link.id, password_hash, at);
    await recordEvent(trx, { username: link.username, at, network }, isNew ? 'joined' : 'reset-password');
    return link.username;
  });
  // The file written at the first start holds a password that no longer works.
  if (username !== undefined) removeFirstPassword(config.dataDir, username);
  return username;
};
