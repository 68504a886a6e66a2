import type { ChangeResult, NewStatus } from '@jeweler/core/submissions';
import { changedSentence, requests } from '../../../submissions/labels.ts';

/** Maximum number of unchanged requests listed by name. */
const MAX_NAMED = 5;

type Reason = Exclude<ChangeResult['outcome'], 'changed'>;

/** Why requests were left unchanged. */
const reasons: Readonly<Record<Reason, string>> = {
  conflict: 'someone else has made a change in the meantime',
  'not-allowed': 'kind and status do not allow it',
  'slot-taken': 'another appointment has the time now',
  'already-redeemed': 'the prize has already been redeemed',
  'redemption-stands': 'a redemption is undone on the Prizes screen, with a reason',
  'reply-stands': 'the reply is already being sent',
  'not-found': 'nothing is stored under the number any more',
};

const named = (references: readonly string[]): string => {
  const rest = references.length - MAX_NAMED;
  const first = references.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
};

const leftSentences = (results: readonly ChangeResult[]): string[] =>
  (Object.keys(reasons) as Reason[]).flatMap((reason) => {
    const left = results.filter(({ outcome }) => outcome === reason).map(({ reference }) => reference);
    const stayed = left.length === 1 ? 'was left as it is' : 'were left as they are';
    return left.length === 0
      ? []
      : [`${requests(left.length)} ${stayed}, because ${reasons[reason]}: ${named(left)}.`];
  });

const countChanged = (results: readonly ChangeResult[]) =>
  results.filter(({ outcome }) => outcome === 'changed').length;

/** The result of a bulk change: how many were changed, which were not, and why. */
export const bulkSentence = (results: readonly ChangeResult[], to: NewStatus): string => {
  const changed = countChanged(results);
  return [
    changed === 0 ? 'Nothing was changed.' : changedSentence(changed, to),
    ...leftSentences(results),
  ].join(' ');
};

/** The result of undoing a bulk change. */
export const undoneSentence = (results: readonly ChangeResult[]): string => {
  const undone = countChanged(results);
  const first =
    undone === 0 ? 'Nothing was undone.' : `${requests(undone)} ${undone === 1 ? 'was' : 'were'} restored.`;
  return [first, ...leftSentences(results)].join(' ');
};
