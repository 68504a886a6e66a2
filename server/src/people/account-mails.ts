import type { Transaction } from 'kysely';
import type { AccountLinkPurpose } from '../accounts/account-links.ts';
import type { Origin } from '../accounts/admin-sessions.ts';
import type { Admin } from '../accounts/admins.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { writeMail } from '../mail/outbox.ts';

/** Whether mails with links to the site are sent. */
export const sendsAccountMail = (config: Pick<Config, 'siteUrl' | 'smtpUrl'>): boolean =>
  mailMode(config) === 'on';

/** Writes the mail with the link of an invitation, or for a forgotten password. */
export const writeLinkMail = (
  trx: Transaction<Tables>,
  to: {
    readonly id: number;
    readonly username: string;
    readonly email: string;
    readonly purpose: AccountLinkPurpose;
    readonly at: string;
  },
): Promise<void> =>
  writeMail(trx, {
    submissionId: null,
    kind: to.purpose === 'invitation' ? 'account-invitation' : 'account-password',
    recipient: to.email,
    facts: { account: { id: to.id, username: to.username } },
    at: to.at,
  });

/** Tells somebody that their account is used with a program that it has not been used with before. */
export const tellNewDevice = async (
  trx: Transaction<Tables>,
  { id, username, email }: Admin,
  { device, network, at }: Origin & { readonly at: string },
): Promise<void> => {
  if (email === null) return;
  await writeMail(trx, {
    submissionId: null,
    kind: 'account-device',
    recipient: email,
    facts: { account: { id, username, device, network } },
    at,
  });
};

/** Tells somebody, or the staff, that wrong codes have locked the second factor of an account. */
export const tellLocked = (
  trx: Transaction<Tables>,
  { id, username, email }: Pick<Admin, 'id' | 'username' | 'email'>,
  at: string,
): Promise<void> =>
  writeMail(trx, {
    submissionId: null,
    kind: 'second-factor-locked',
    recipient: email,
    facts: { account: { id, username } },
    at,
  });
