import type { MailKind } from '@jeweler/core/mail';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';
import type { Admin } from './admins.ts';

/** Writes to whom an account belongs; to the staff's address, since accounts have none of their own. */
export const tellAccountOwner = (
  trx: Transaction<Tables>,
  { username }: Pick<Admin, 'username'>,
  kind: MailKind,
  at: string,
): Promise<void> =>
  writeMail(trx, { submissionId: null, kind, recipient: null, facts: { account: username }, at });
