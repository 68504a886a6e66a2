import { changeStatuses, markAllRead, markRead, undoChanges } from '@jeweler/core/api';
import type { ChangeResult, NewStatus } from '@jeweler/core/submissions';
import {
  type ChangeResults,
  MAX_PAGE_LENGTH,
  type SubmissionItem,
  type SubmissionVersion,
} from '@jeweler/core/submissions';
import { errorMessage, failureMessage } from '../../../shared/errors.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
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

const isChanged = ({ outcome }: ChangeResult): boolean => outcome === 'changed';

/** The result of a bulk change: how many were changed, which were not, and why. */
export const bulkSentence = (results: readonly ChangeResult[], to: NewStatus): string => {
  const changed = results.filter(isChanged).length;
  return [
    changed === 0 ? 'Nothing was changed.' : changedSentence(changed, to),
    ...leftSentences(results),
  ].join(' ');
};

/** The result of undoing a bulk change. */
export const undoneSentence = (results: readonly ChangeResult[]): string => {
  const undone = results.filter(isChanged).length;
  const first =
    undone === 0 ? 'Nothing was undone.' : `${requests(undone)} ${undone === 1 ? 'was' : 'were'} restored.`;
  return [first, ...leftSentences(results)].join(' ');
};

const NOTICE = 'bulk-change';

/** Batches of the largest size that the server accepts. */
const inBatches = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += MAX_PAGE_LENGTH)
    yield items.slice(start, start + MAX_PAGE_LENGTH);
};

/** Changes several requests at once, each individually, based on the revision shown; a notice says what was done. */
export const useBulkChanges = () => {
  const host = useHost();
  const { busy, run, report } = useChange({ awaitsData: false });

  /**
   * What was changed before a batch failed stays changed, and is reported.
   * @param undo takes it back
   * @returns references of the changed requests
   */
  const changeBatches = async (
    items: readonly SubmissionVersion[],
    changeBatch: (batch: readonly SubmissionVersion[]) => Promise<ChangeResults>,
    toSentence: (results: readonly ChangeResult[]) => string,
    undo?: (items: readonly SubmissionVersion[]) => Promise<unknown>,
  ): Promise<readonly string[]> => {
    const results: ChangeResult[] = [];
    const versions: SubmissionVersion[] = [];
    let failure: string | undefined;
    try {
      for (const batch of inBatches(items)) {
        const answer = await changeBatch(batch);
        results.push(...answer.results);
        versions.push(...answer.undo.items);
      }
    } catch (error) {
      const sentence = toSentence(results);
      // What an earlier batch has changed is sure.
      failure = results.some(isChanged)
        ? `${sentence} ${errorMessage(error)}`
        : failureMessage(sentence, error);
    }
    host.notify({
      id: NOTICE,
      tone: failure === undefined && results.every(isChanged) ? 'success' : 'error',
      title: failure ?? toSentence(results),
      ...(undo && versions.length > 0
        ? { actions: [{ label: 'Undo', run: () => void undo(versions) }], lasting: true }
        : {}),
    });
    return results.filter(isChanged).map(({ reference }) => reference);
  };

  const undo = (items: readonly SubmissionVersion[]) =>
    run((http) => changeBatches(items, (batch) => undoChanges(http, { items: batch }), undoneSentence));

  /** Resolves with the references of the changed requests. */
  const change = async (items: readonly SubmissionItem[], to: NewStatus): Promise<readonly string[]> => {
    const changed = await run((http) =>
      changeBatches(
        items.map(({ reference, revision }) => ({ reference, revision })),
        (batch) => changeStatuses(http, { items: batch, status: to }),
        (results) => bulkSentence(results, to),
        undo,
      ),
    );
    return changed ?? [];
  };

  const mark = (items: readonly SubmissionItem[], isRead: boolean) =>
    report(
      async (http) => {
        const references = items.map(({ reference }) => reference);
        for (const batch of inBatches(references)) await markRead(http, { references: batch, isRead });
      },
      {
        id: NOTICE,
        done: { title: `${requests(items.length)} marked as ${isRead ? 'read' : 'unread'}.` },
        failed: 'Not all requests were marked',
      },
    );
  const markAll = () =>
    report(markAllRead, {
      id: NOTICE,
      done: { title: 'Everything is marked as read.' },
      failed: 'Nothing was marked as read',
    });

  return { busy, change, mark, markAll };
};

export type BulkChanges = ReturnType<typeof useBulkChanges>;
