import type { MailKind } from '@jeweler/core/mail';
import type { Transaction } from 'kysely';
import type { SendLink } from '../accounts/account-links.ts';
import type { Origin, TellNewDevice } from '../accounts/admin-sessions.ts';
import type { Owner } from '../accounts/second-factors.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { mailMode } from '../mail/mail-mode.ts';
import { writeMail } from '../mail/outbox.ts';

/** Whether mails with links to the site are sent. */
export const sendsAccountMail = (config: Pick<Config, 'siteUrl' | 'smtpUrl'>): boolean =>
  mailMode(config) === 'on';

/** Writes a mail about an account, to whom it belongs; without an address of theirs, to the staff. */
const writeAccountMail = (
  trx: Transaction<Tables>,
  kind: MailKind,
  { id, username, email }: Owner,
  at: string,
  where?: Origin,
): Promise<void> =>
  writeMail(trx, { kind, recipient: email, facts: { account: { id, username, ...where } }, at });

/** Sends the link of an invitation, or for a forgotten password. */
export const sendInvitation: SendLink = (trx, to, at) => writeAccountMail(trx, 'account-invitation', to, at);
export const sendPasswordLink: SendLink = (trx, to, at) => writeAccountMail(trx, 'account-password', to, at);

/** Tells somebody that their account is used with a program that it has not been used with before. */
export const tellNewDevice: TellNewDevice = async (trx, owner, { at, ...where }) => {
  if (owner.email !== null) await writeAccountMail(trx, 'account-device', owner, at, where);
};

/** Tells somebody, or the staff, that wrong codes have locked the second factor of an account. */
export const tellLocked = (trx: Transaction<Tables>, owner: Owner, at: string): Promise<void> =>
  writeAccountMail(trx, 'second-factor-locked', owner, at);
