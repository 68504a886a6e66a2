/** Every status of a submission; the definition of a kind says which of them it has. */
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

/** The statuses of one kind. Transitions back from a finished status are for correcting mistakes. */
export interface Workflow {
  /** Status on receipt; a filled honeypot makes it spam instead. All other statuses are set by staff. */
  readonly first: SubmissionStatus;
  /** The site promises an answer within ANSWER_HOURS. */
  readonly isAnswerPromised: boolean;
  /** What a reply sent from the portal makes of one that waits; without it a reply leaves the status. */
  readonly replied?: SubmissionStatus;
  readonly statuses: Readonly<Partial<Record<SubmissionStatus, StatusRules>>>;
}

/** Hours within which an answer is promised, including nights and Sundays (SPEC section 9). */
export const ANSWER_HOURS = 24;

/** Messages and quote requests: read, answered, done. */
export const correspondence: Workflow = {
  first: 'new',
  isAnswerPromised: true,
  replied: 'answered',
  statuses: {
    new: { stage: 'waiting', next: ['open', 'answered', 'done'] },
    open: { stage: 'waiting', next: ['answered', 'done'] },
    answered: { stage: 'active', next: ['open', 'done'] },
    done: { stage: 'finished', next: ['open'] },
  },
};
