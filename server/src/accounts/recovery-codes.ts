import { PRIZE_CODE_ALPHABET } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import { randomText } from '../database/random-text.ts';
import type { Tables } from '../database/tables.ts';
import { tokenHash } from '../secret-token.ts';

const COUNT = 10;
/** 62 random bits, so that a plain hash is enough: K4M7-RXFW-9QL3-2M6X. */
const LENGTH = 16;

/** Replaces an account's codes by ten new ones, of which only the hashes are stored. */
export const newRecoveryCodes = async (trx: Transaction<Tables>, admin_id: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, () => randomText(PRIZE_CODE_ALPHABET, LENGTH));
  await trx.deleteFrom('recovery_codes').where('admin_id', '=', admin_id).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ admin_id, hash: tokenHash(code) })))
    .execute();
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
};

/** Whether it is one of the account's codes that has not been used; it is from now on. */
export const useRecoveryCode = async (
  trx: Transaction<Tables>,
  adminId: number,
  code: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('admin_id', '=', adminId)
    .where('hash', '=', tokenHash(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
};

/** How many of them have not been used. */
export const countRecoveryCodes = async (query: Kysely<Tables>, adminId: number): Promise<number> => {
  const { left } = await query
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('admin_id', '=', adminId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};
