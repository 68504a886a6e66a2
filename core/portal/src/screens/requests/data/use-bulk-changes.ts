import { changeStatuses, markAllRead, markRead, undoChanges } from '@jeweler/core/api';
import type { ChangeResult, NewStatus } from '@jeweler/core/submissions';
import {
  type ChangeResults,
  MAX_PAGE_LENGTH,
  type SubmissionItem,
  type SubmissionVersion,
} from '@jeweler/core/submissions';
import { errorMessage } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
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

const NOTICE = 'bulk-change';

const toVersion = ({ reference, revision }: SubmissionVersion): SubmissionVersion => ({
  reference,
  revision,
});

const isChanged = ({ outcome }: ChangeResult): boolean => outcome === 'changed';

/** Batches of the largest size that the server accepts. */
const inBatches = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += MAX_PAGE_LENGTH)
    yield items.slice(start, start + MAX_PAGE_LENGTH);
};

/** Changes several requests at once, each individually, based on the revision shown; a notice says what was done. */
export const useBulkChanges = () => {
  const { host, session } = usePortal();
  const { busy, run, report: saying } = useChange({ awaitsData: false });

  /** What was changed before a batch failed stays changed, and is reported. */
  const changeBatches = async (
    items: readonly SubmissionVersion[],
    changeBatch: (batch: readonly SubmissionVersion[]) => Promise<ChangeResults>,
  ) => {
    const results: ChangeResult[] = [];
    const undo: SubmissionVersion[] = [];
    let failure = '';
    try {
      for (const batch of inBatches(items)) {
        const answer = await changeBatch(batch);
        results.push(...answer.results);
        undo.push(...answer.undo.items);
      }
    } catch (error) {
      failure = errorMessage(error);
    }
    return { results, undo, failure };
  };

  const report = (sentence: string, isWarning: boolean, undo?: () => void) =>
    host.notify({
      id: NOTICE,
      tone: isWarning ? 'error' : 'success',
      title: sentence,
      ...(undo ? { actions: [{ label: 'Undo', run: undo }], lasting: true } : {}),
    });

  const undo = (items: readonly SubmissionVersion[]) =>
    run(async () => {
      const { results, failure } = await changeBatches(items, (batch) =>
        undoChanges(session.http, { items: batch }),
      );
      report(
        [undoneSentence(results), failure].join(' ').trim(),
        failure !== '' || !results.every(isChanged),
      );
    });

  /** Resolves with the references of the changed requests. */
  const change = async (items: readonly SubmissionItem[], to: NewStatus): Promise<readonly string[]> => {
    let changed: readonly string[] = [];
    await run(async () => {
      const done = await changeBatches(items.map(toVersion), (batch) =>
        changeStatuses(session.http, { items: batch, status: to }),
      );
      changed = done.results.filter(isChanged).map(({ reference }) => reference);
      report(
        [bulkSentence(done.results, to), done.failure].join(' ').trim(),
        done.failure !== '' || changed.length < items.length,
        done.undo.length > 0 ? () => void undo(done.undo) : undefined,
      );
    });
    return changed;
  };

  const mark = (items: readonly SubmissionItem[], isRead: boolean) =>
    saying(
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
    saying(markAllRead, {
      id: NOTICE,
      done: { title: 'Everything is marked as read.' },
      failed: 'Nothing was marked as read',
    });

  return { busy, change, mark, markAll };
};

export type BulkChanges = ReturnType<typeof useBulkChanges>;
