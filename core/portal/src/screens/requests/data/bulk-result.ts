import type { ChangeResult, NewStatus } from '@jeweler/core/submissions';
import { changedSentence, requests } from '../../../submissions/labels.ts';

/** Maximum number of unchanged requests listed by name. */
const MAX_NAMED = 5;

type Reason = Exclude<ChangeResult['outcome'], 'changed'>;

/** Why one request was left unchanged, and why several were. */
const reasons = {
  conflict: [
    'because someone else has changed it in the meantime',
    'because someone else has changed them in the meantime',
  ],
  'not-allowed': [
    'because its kind and status do not allow it',
    'because their kinds and statuses do not allow it',
  ],
  'slot-taken': [
    'because another appointment now has its time',
    'because other appointments now have their times',
  ],
  'already-redeemed': [
    'because its prize has already been redeemed',
    'because their prizes have already been redeemed',
  ],
  'redemption-stands': [
    'because a redemption is undone on the Prizes screen, with a reason',
    'because redemptions are undone on the Prizes screen, with a reason',
  ],
  'reply-stands': ['because the reply is already being sent', 'because the replies are already being sent'],
  'not-found': ['because it no longer exists', 'because they no longer exist'],
} as const satisfies Record<Reason, readonly [string, string]>;

const named = (references: readonly string[]): string => {
  const rest = references.length - MAX_NAMED;
  const first = references.slice(0, MAX_NAMED).join(', ');
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
