import { expect, test } from 'vitest';
import { prizeFigures } from '../../../../../tests/support/staff-answers.ts';
import { percent, valueRemarks, warningSentence } from './labels.ts';

const worth = (total: number) => ({ open: total, redeemed: 0, expired: 0, total });

test.each([
  ['none', 3000, undefined],
  ['near', 4485, 'Prizes worth $4,485 have been promised. $515 of the $5,000 limit is left.'],
  ['reached', 5015, 'Prizes worth $5,015 have been promised. The limit of $5,000 has been reached.'],
] as const)('the warning %s at %d dollars is %j', (warning, total, sentence) => {
  expect(warningSentence(prizeFigures({ warning, value: worth(total) }))).toBe(sentence);
});

test('what is counted with a remark, or not at all, is said', () => {
  const deleted = 'Deleted claims are not counted.';
  expect(valueRemarks(prizeFigures())).toEqual([deleted]);
  const value = { open: 0, redeemed: 0, expired: 25, total: 0 };
  expect(valueRemarks(prizeFigures({ value, ranges: 2, unpriced: 1, unpublished: 1 }))).toEqual([
    'Expired claims, worth $25, are not counted.',
    'The value of 2 claims is a range; its upper end is counted.',
    'The value of 1 claim is not an amount and is not counted.',
    '1 claim names no prize on the wheel, or a different value, and is not counted. These claims are marked.',
    deleted,
  ]);
});

test('of nothing there is no share', () => {
  expect([percent(0, 0), percent(0, 4), percent(8, 63)]).toEqual(['none', '0.0%', '12.7%']);
});
