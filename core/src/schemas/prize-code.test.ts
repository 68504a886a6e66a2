import { expect, test } from 'vitest';
import { PRIZE_CODE_ALPHABET, toPrizeCode } from './prize-code.ts';

test.each(['K4M-7RX', 'k4m-7rx', 'k4m7rx', ' K4M 7RX ', 'k4m–7rx', 'K.4.M.7.R.X'])(
  'the code typed as %j is K4M-7RX',
  (typed) => expect(toPrizeCode(typed)).toBe('K4M-7RX'),
);

test.each(['', 'K4M-7R', 'K4M-7RXX', 'K4M-7R0', 'P-4F7K', 'Ada Ferrer', '561 555 0110', 'ß4M-7RX'])(
  '%j is no code',
  (typed) => expect(toPrizeCode(typed)).toBeUndefined(),
);

test.each(['0O', '1IL', '5S', '2Z', '8BH', 'BCDEGPTVZ3', 'MN', 'JK', 'FS', '59'])(
  'of %s, which look or sound alike, a code has one at most',
  (group) =>
    expect([...group].filter((character) => PRIZE_CODE_ALPHABET.includes(character)).length).toBeLessThan(2),
);
