import { INVITATION_HOURS, PASSWORD_LINK_MINUTES } from '@jeweler/core/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { type EventAuthor, recordEvent } from './account-events.ts';

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

/** Whose link it is, and for what; undefined: wrong, used, or expired. */
export const findAccountLink = (query: Kysely<Tables>, token: string, now: Date) =>
  query
    .selectFrom('account_links')
    .innerJoin('admins', 'admins.id', 'account_links.admin_id')
    .select(['admins.id', 'admins.username', 'admins.name', 'purpose'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Writes a mail with a link for the account. */
export type SendLink = (
  trx: Transaction<Tables>,
  to: { readonly id: number; readonly username: string; readonly email: string },
  at: string,
) => Promise<void>;

/** Has the link of an invitation sent, or returns its path to show; those of before end. */
export const offerLink = async (
  trx: Transaction<Tables>,
  { id, username, email, role }: Pick<Selectable<Tables['admins']>, 'id' | 'username' | 'email' | 'role'>,
  author: EventAuthor,
  sendLink: SendLink | undefined,
): Promise<string | null> => {
  await trx.deleteFrom('account_links').where('admin_id', '=', id).execute();
  await recordEvent(trx, author, 'invited', `${username}, ${role}`);
  if (email === null || !sendLink) return makeAccountPath(trx, id, 'invitation', author.at);
  await sendLink(trx, { id, username, email }, author.at);
  return null;
};
