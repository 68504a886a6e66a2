import { z } from './zod.ts';

/**
 * Characters of prize codes: of each group of letters and digits that look or sound alike (0 O, 1 I, 5 S, 2
 * Z, 8 B H, B C D E G P T V, M N, J K, F S) at most one, and no vowels, so that no words occur.
 */
export const PRIZE_CODE_ALPHABET = '2346789FKLMQRWX';
/** Characters in each of the two groups: 11 million codes, short enough to be read out in two parts. */
export const PRIZE_CODE_GROUP = 3;

const GROUP = `[${PRIZE_CODE_ALPHABET}]{${PRIZE_CODE_GROUP}}`;

/** The code of a prize claim, for example K4M-7RX. */
export const prizeCodeSchema = z.string().regex(new RegExp(`^${GROUP}-${GROUP}$`), {
  error: 'A prize code looks like K4M-7RX.',
});

/** Normalizes a typed code, ignoring case and punctuation; undefined if it cannot be a code. */
export const toPrizeCode = (typed: string): string | undefined => {
  const joined = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const code = `${joined.slice(0, PRIZE_CODE_GROUP)}-${joined.slice(PRIZE_CODE_GROUP)}`;
  return prizeCodeSchema.safeParse(code).data;
};
