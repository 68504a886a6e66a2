import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

const intl = new Intl.NumberFormat('en-US');

test.each([0, 8, 999, 1000, 1200, 12_345, 123_456, 1_000_000, 100_000_000, Number.MAX_SAFE_INTEGER])(
  'the count %d is grouped as Intl groups it',
  (count) => {
    expect(formatCount(count)).toBe(intl.format(count));
  },
);
