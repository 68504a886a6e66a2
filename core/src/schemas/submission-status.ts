import { type SubmissionKind, submissionKinds } from './submission.ts';

/** Every status a submission may have; which kind has which is in the table below. */
export const submissionStatuses = [
  'new',
  'open',
  'answered',
  'requested',
  'proposed',
  'confirmed',
  'scheduled',
  'done',
  'declined',
  'cancelled',
  'no-show',
  'redeemed',
  'expired',
  'spam',
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** `waiting`: for the shop; `active`: for the visitor or a day to come; `finished`: nothing is left to do. */
export const submissionStages = ['waiting', 'active', 'finished'] as const;
export type SubmissionStage = (typeof submissionStages)[number];

interface StatusRules {
  readonly stage: SubmissionStage;
  /** What staff may make of it; spam besides. */
  readonly next: readonly SubmissionStatus[];
  /** Nobody else may have the appointment's day and slot meanwhile. */
  readonly holdsSlot?: true;
}

interface KindRules {
  /** Set on receipt; a filled honeypot makes it spam instead. Every other status is set by staff. */
  readonly first: SubmissionStatus;
  /** The site promises an answer within ANSWER_HOURS. */
  readonly isAnswerPromised: boolean;
  readonly statuses: Readonly<Partial<Record<SubmissionStatus, StatusRules>>>;
}

const correspondence: KindRules = {
  first: 'new',
  isAnswerPromised: true,
  statuses: {
    new: { stage: 'waiting', next: ['open', 'answered', 'done'] },
    open: { stage: 'waiting', next: ['answered', 'done'] },
    answered: { stage: 'active', next: ['open', 'done'] },
    done: { stage: 'finished', next: ['open'] },
  },
};

/** The one table of statuses. The ways back from a finished one are for slips that are noticed later. */
const rules: Readonly<Record<SubmissionKind, KindRules>> = {
  contact: correspondence,
  'service-request': correspondence,
  appointment: {
    first: 'requested',
    isAnswerPromised: false,
    statuses: {
      requested: {
        stage: 'waiting',
        next: ['confirmed', 'proposed', 'declined', 'cancelled'],
        holdsSlot: true,
      },
      proposed: { stage: 'active', next: ['confirmed', 'declined', 'cancelled'], holdsSlot: true },
      confirmed: { stage: 'active', next: ['proposed', 'cancelled', 'done', 'no-show'], holdsSlot: true },
      declined: { stage: 'finished', next: ['requested'] },
      cancelled: { stage: 'finished', next: ['requested'] },
      done: { stage: 'finished', next: ['confirmed'] },
      'no-show': { stage: 'finished', next: ['confirmed'] },
    },
  },
  'prize-claim': {
    first: 'new',
    isAnswerPromised: true,
    statuses: {
      new: { stage: 'waiting', next: ['scheduled', 'redeemed', 'expired'] },
      scheduled: { stage: 'active', next: ['redeemed', 'expired'] },
      // Once given out it stays so: only an undo takes it back (REDEMPTION_UNDO_SECONDS).
      redeemed: { stage: 'finished', next: [] },
      expired: { stage: 'finished', next: ['scheduled'] },
    },
  },
  // Lasts until the subscriber ends it.
  subscription: { first: 'new', isAnswerPromised: false, statuses: { new: { stage: 'active', next: [] } } },
};

/** Within so many hours an answer is promised, nights and Sundays included (SPEC section 9). */
export const ANSWER_HOURS = 24;

/** The status that a submission has on receipt. */
export const firstStatus = (kind: SubmissionKind): SubmissionStatus => rules[kind].first;

/** Statuses of a kind in the order of its course, spam last. */
export const statusesOf = (kind: SubmissionKind): readonly SubmissionStatus[] => {
  const own = rules[kind].statuses;
  return submissionStatuses.filter((status) => status in own || status === 'spam');
};

/** Statuses that staff may give to a submission; of spam there is none, it goes back to the one it had. */
export const nextStatuses = (kind: SubmissionKind, status: SubmissionStatus): readonly SubmissionStatus[] =>
  status === 'spam' ? [] : [...(rules[kind].statuses[status]?.next ?? []), 'spam'];

/** Undefined for spam, and for a status that the kind does not have. */
export const stageOf = (kind: SubmissionKind, status: SubmissionStatus): SubmissionStage | undefined =>
  rules[kind].statuses[status]?.stage;

/** Whether a submission keeps its day and slot from others; appointments only. */
export const holdsSlot = (kind: SubmissionKind, status: SubmissionStatus): boolean =>
  rules[kind].statuses[status]?.holdsSlot ?? false;

/**
 * Until when an answer is promised: ANSWER_HOURS of the calendar after receipt. Undefined when nobody
 * waits for one, and when there has been one before.
 * @param answeredAt when it first left the statuses that wait
 */
export const answerDueAt = (submission: {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}): Date | undefined => {
  const { kind, status, receivedAt, answeredAt } = submission;
  const waits = rules[kind].isAnswerPromised && stageOf(kind, status) === 'waiting';
  return waits && !answeredAt ? new Date(receivedAt.getTime() + ANSWER_HOURS * 3_600_000) : undefined;
};

/** What a list may be narrowed to: a status, or a group of them. `all` is everything but spam. */
export const statusFilters = ['all', ...submissionStages, ...submissionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** One kind in one status. */
export interface KindAndStatus {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
}

/** Every kind in every status that a filter lets through. */
export const matchingStatuses = (
  kinds: readonly SubmissionKind[] | undefined,
  filters: readonly StatusFilter[],
): readonly KindAndStatus[] =>
  (kinds ?? submissionKinds).flatMap((kind) =>
    statusesOf(kind)
      .filter((status) => {
        const stage = stageOf(kind, status);
        return filters.some(
          (filter) => filter === status || (stage && (filter === 'all' || filter === stage)),
        );
      })
      .map((status) => ({ kind, status })),
  );
