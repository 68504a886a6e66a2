import { type ChangeResult, changeResultSchema } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { bulkSentence, undoneSentence } from './use-bulk-changes.ts';

const results = (outcome: ChangeResult['outcome'], ...references: string[]): ChangeResult[] =>
  references.map((reference) => ({ reference, outcome }));

test('says how many were changed', () => {
  expect(bulkSentence(results('changed', 'M-2222'), 'answered')).toBe('1 request was marked as answered.');
  expect(bulkSentence(results('changed', 'M-2222', 'Q-3333'), 'spam')).toBe('2 requests were moved to spam.');
});

test('names what was left, with the reason', () => {
  const mixed = [
    ...results('changed', 'M-2222'),
    ...results('conflict', 'M-3333'),
    ...results('not-allowed', 'P-2222', 'P-3333', 'P-4444', 'P-5555', 'P-6666', 'P-7777'),
    ...results('not-found', 'S-2222'),
  ];
  expect(bulkSentence(mixed, 'done')).toBe(
    '1 request was marked as done. ' +
      '1 request was left as it is, because someone else has made a change in the meantime: M-3333. ' +
      '6 requests were left as they are, because kind and status do not allow it: P-2222, P-3333, P-4444, P-5555, P-6666 and 1 more. ' +
      '1 request was left as it is, because nothing is stored under the number any more: S-2222.',
  );
  expect(bulkSentence(results('conflict', 'M-3333'), 'done')).toMatch(/^Nothing was changed\. /);
});

test.each(changeResultSchema.shape.outcome.options.filter((outcome) => outcome !== 'changed'))(
  'gives a reason for %s',
  (outcome) => {
    const one = bulkSentence(results(outcome, 'M-2222'), 'not-spam');
    expect(one).toMatch(/^Nothing was changed\. 1 request was left as it is, because .+: M-2222\.$/);
    const several = undoneSentence(results(outcome, 'M-2222', 'A-3333'));
    expect(several).toMatch(
      /^Nothing was undone\. 2 requests were left as they are, because .+: M-2222, A-3333\.$/,
    );
  },
);

test('says what was undone', () => {
  expect(undoneSentence(results('changed', 'M-2222', 'Q-3333'))).toBe('2 requests were restored.');
  expect(undoneSentence(results('conflict', 'M-2222'))).toMatch(/^Nothing was undone\. 1 request was left/);
});
