import { publishedPrize } from '@jeweler/core/prize-wheel';
import type { Transaction } from 'kysely';
import { freePrizeCode } from '../database/prize-code.ts';
import type { Tables } from '../database/tables.ts';

interface SentPrize {
  readonly prizeService?: string | undefined;
  readonly prizeValue?: string | undefined;
}

/**
 * The additional data of a new claim: its own code, and which prize of the wheel it is for. What the browser
 * sent is compared with the published prizes, and marked if it differs; nothing is refused here.
 */
export const prepareClaim = async (
  trx: Transaction<Tables>,
  { prizeService = '', prizeValue = '' }: SentPrize,
) => {
  const { segment, fault } = publishedPrize(prizeService, prizeValue);
  const code = await freePrizeCode(trx);
  return {
    code,
    marks: fault ? [fault] : [],
    /** Stores it, once the submission has its id. */
    store: async (id: number): Promise<void> => {
      await trx
        .insertInto('prize_claims')
        .values({ submission_id: id, code, prize: segment?.id ?? null, value: segment?.value ?? null })
        .execute();
    },
  };
};
