import { type SubmissionKind, submissionDefinitions, submissionKinds } from './kinds.ts';
import {
  ANSWER_HOURS,
  type SubmissionStage,
  type SubmissionStatus,
  submissionStages,
  submissionStatuses,
  type Workflow,
} from './statuses.ts';

const getWorkflow = (kind: SubmissionKind): Workflow => submissionDefinitions[kind].workflow;

/** The status of a submission on receipt. */
export const firstStatus = (kind: SubmissionKind): SubmissionStatus => getWorkflow(kind).first;

/** Statuses of a kind in the order of its workflow, spam last. */
export const getStatuses = (kind: SubmissionKind): readonly SubmissionStatus[] => {
  const own = getWorkflow(kind).statuses;
  return submissionStatuses.filter((status) => status in own || status === 'spam');
};

/** Statuses that staff may give to a submission; none for spam, which returns to its previous status. */
export const nextStatuses = (kind: SubmissionKind, status: SubmissionStatus): readonly SubmissionStatus[] =>
  status === 'spam' ? [] : [...(getWorkflow(kind).statuses[status]?.next ?? []), 'spam'];

/** Whether staff may give it this status; `not-spam`: the one that it had before. */
export const mayBecome = (
  { kind, status }: { readonly kind: SubmissionKind; readonly status: SubmissionStatus },
  to: SubmissionStatus | 'not-spam',
): boolean => (to === 'not-spam' ? status === 'spam' : nextStatuses(kind, status).includes(to));

/** Undefined for spam, and for a status that the kind does not have. */
export const getStage = (kind: SubmissionKind, status: SubmissionStatus): SubmissionStage | undefined =>
  getWorkflow(kind).statuses[status]?.stage;

/** Whether a submission holds its day and slot; appointments only. */
export const holdsSlot = (kind: SubmissionKind, status: SubmissionStatus): boolean =>
  getWorkflow(kind).statuses[status]?.holdsSlot ?? false;

/**
 * When the promised answer is due: ANSWER_HOURS after receipt. Undefined if nobody waits for one, or if it
 * has been answered before.
 * @param answeredAt when it first left the waiting statuses
 */
export const answerDueAt = (submission: {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}): Date | undefined => {
  const { kind, status, receivedAt, answeredAt } = submission;
  const waits = getWorkflow(kind).isAnswerPromised && getStage(kind, status) === 'waiting';
  return waits && !answeredAt ? new Date(receivedAt.getTime() + ANSWER_HOURS * 3_600_000) : undefined;
};

/** The status of a submission after a reply was sent: one that no longer waits, if it waited for the reply. */
export const repliedStatus = (kind: SubmissionKind, status: SubmissionStatus): SubmissionStatus =>
  getStage(kind, status) === 'waiting' ? (getWorkflow(kind).replied ?? status) : status;

/** Filters of a list: a status, or a group of statuses. `all` is everything but spam. */
export const statusFilters = ['all', ...submissionStages, ...submissionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** Every combination of kind and status that matches the filters. */
export const matchingStatuses = (
  kinds: readonly SubmissionKind[] | undefined,
  filters: readonly StatusFilter[],
) =>
  (kinds ?? submissionKinds).flatMap((kind) =>
    getStatuses(kind)
      .filter((status) => {
        const stage = getStage(kind, status);
        return filters.some(
          (filter) => filter === status || (stage && (filter === 'all' || filter === stage)),
        );
      })
      .map((status) => ({ kind, status })),
  );
