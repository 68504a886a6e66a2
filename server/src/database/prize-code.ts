import { PRIZE_CODE_ALPHABET, PRIZE_CODE_GROUP } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { randomText } from '../secret-token.ts';
import type { Tables } from './tables.ts';

const randomCode = (): string => {
  const text = randomText(PRIZE_CODE_ALPHABET, 2 * PRIZE_CODE_GROUP);
  return `${text.slice(0, PRIZE_CODE_GROUP)}-${text.slice(PRIZE_CODE_GROUP)}`;
};

/** A code that no claim has; it cannot be taken by another claim until the transaction ends. */
export const freePrizeCode = async (
  query: Kysely<Tables>,
  random: () => string = randomCode,
): Promise<string> => {
  for (;;) {
    const code = random();
    const taken = await query
      .selectFrom('prize_claims')
      .select('submission_id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!taken) return code;
  }
};

/** What a claim can be searched by besides its payload: its code, with and without the hyphen. */
export const codeTexts = (code: string): readonly string[] => [code, code.replace('-', '')];
