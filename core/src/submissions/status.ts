import { type SubmissionKind, submissionKinds } from './kinds.ts';

/** Every status of a submission; the table below says which kinds have which. */
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

/**
 * `waiting`: the shop has to act; `active`: the visitor has to act, or the day is still to come; `finished`:
 * nothing is left to do.
 */
export const submissionStages = ['waiting', 'active', 'finished'] as const;
export type SubmissionStage = (typeof submissionStages)[number];

interface StatusRules {
  readonly stage: SubmissionStage;
  /** Statuses that staff may change it to, in addition to spam. */
  readonly next: readonly SubmissionStatus[];
  /** The appointment's day and slot are held, so that nobody else can have them. */
  readonly holdsSlot?: true;
}

interface KindRules {
  /** Status on receipt; a filled honeypot makes it spam instead. All other statuses are set by staff. */
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

/** The only table of statuses. Transitions back from a finished status are for correcting mistakes. */
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
      // A redeemed prize stays redeemed: only an undo reverts it (REDEMPTION_UNDO_SECONDS).
      redeemed: { stage: 'finished', next: [] },
      expired: { stage: 'finished', next: ['scheduled'] },
    },
  },
  // Active until the subscriber unsubscribes.
  subscription: { first: 'new', isAnswerPromised: false, statuses: { new: { stage: 'active', next: [] } } },
};

/** Hours within which an answer is promised, including nights and Sundays (SPEC section 9). */
export const ANSWER_HOURS = 24;

/** The status of a submission on receipt. */
export const firstStatus = (kind: SubmissionKind): SubmissionStatus => rules[kind].first;

/** Statuses of a kind in the order of its workflow, spam last. */
export const statusesOf = (kind: SubmissionKind): readonly SubmissionStatus[] => {
  const own = rules[kind].statuses;
  return submissionStatuses.filter((status) => status in own || status === 'spam');
};

/** Statuses that staff may give to a submission; none for spam, which returns to its previous status. */
export const nextStatuses = (kind: SubmissionKind, status: SubmissionStatus): readonly SubmissionStatus[] =>
  status === 'spam' ? [] : [...(rules[kind].statuses[status]?.next ?? []), 'spam'];

/** Undefined for spam, and for a status that the kind does not have. */
export const stageOf = (kind: SubmissionKind, status: SubmissionStatus): SubmissionStage | undefined =>
  rules[kind].statuses[status]?.stage;

/** Whether a submission holds its day and slot; appointments only. */
export const holdsSlot = (kind: SubmissionKind, status: SubmissionStatus): boolean =>
  rules[kind].statuses[status]?.holdsSlot ?? false;

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
  const waits = rules[kind].isAnswerPromised && stageOf(kind, status) === 'waiting';
  return waits && !answeredAt ? new Date(receivedAt.getTime() + ANSWER_HOURS * 3_600_000) : undefined;
};

/** Filters of a list: a status, or a group of statuses. `all` is everything but spam. */
export const statusFilters = ['all', ...submissionStages, ...submissionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** A combination of kind and status. */
export interface KindAndStatus {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
}

/** Every combination of kind and status that matches the filters. */
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
