import type { MailKind } from '@jeweler/core/mail';
import type { Transaction } from 'kysely';
import type { Admin } from '../accounts/admins.ts';
import type { Tables } from '../database/tables.ts';
import { writeMail } from './outbox.ts';

/** Writes to whom an account belongs; to the staff's address, since accounts have none of their own. */
export const tellAccountOwner = (
  trx: Transaction<Tables>,
  { username }: Pick<Admin, 'username'>,
  kind: MailKind,
  at: string,
): Promise<void> =>
  writeMail(trx, { submissionId: null, kind, recipient: null, facts: { account: username }, at });
