import type { ChangeResult, NewStatus } from '../../../schemas/index.ts';
import { changedSentence, requests } from '../labels.ts';

/** Maximum number of unchanged requests listed by name. */
const NAMED = 5;

/** Why one request was left unchanged, and why several were. */
const reasons = {
  conflict: [
    'because somebody else has changed it meanwhile',
    'because somebody else has changed them meanwhile',
  ],
  'not-allowed': [
    'because its kind and status do not allow it',
    'because their kinds and statuses do not allow it',
  ],
  'already-redeemed': ['because its prize is redeemed already', 'because their prizes are redeemed already'],
  'redemption-stands': [
    'because that a prize was redeemed is taken back within a minute only, by who redeemed it',
    'because that a prize was redeemed is taken back within a minute only, by who redeemed it',
  ],
  'not-found': ['because it is no longer there', 'because they are no longer there'],
} as const satisfies Partial<Record<ChangeResult['outcome'], readonly [string, string]>>;
type Reason = keyof typeof reasons;

const named = (references: readonly string[]): string => {
  const rest = references.length - NAMED;
  const first = references.slice(0, NAMED).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
};

const leftSentence = (reason: Reason, references: readonly string[]): string => {
  const { length } = references;
  const [one, many] = reasons[reason];
  const left = length === 1 ? `was left as it is, ${one}` : `were left as they are, ${many}`;
  return `${requests(length)} ${left}: ${named(references)}.`;
};

const leftSentences = (results: readonly ChangeResult[]): string[] =>
  (Object.keys(reasons) as Reason[]).flatMap((reason) => {
    const left = results.filter(({ outcome }) => outcome === reason);
    return left.length === 0
      ? []
      : [
          leftSentence(
            reason,
            left.map(({ reference }) => reference),
          ),
        ];
  });

const changedOf = (results: readonly ChangeResult[]) =>
  results.filter(({ outcome }) => outcome === 'changed').length;

/** The result of a bulk change: how many were changed, which were not, and why. */
export const bulkSentence = (results: readonly ChangeResult[], to: NewStatus): string => {
  const changed = changedOf(results);
  return [
    changed === 0 ? 'Nothing was changed.' : changedSentence(changed, to),
    ...leftSentences(results),
  ].join(' ');
};

/** The result of undoing a bulk change. */
export const undoneSentence = (results: readonly ChangeResult[]): string => {
  const undone = changedOf(results);
  const first =
    undone === 0
      ? 'Nothing was taken back.'
      : `${requests(undone)} ${undone === 1 ? 'is' : 'are'} as before.`;
  return [first, ...leftSentences(results)].join(' ');
};
