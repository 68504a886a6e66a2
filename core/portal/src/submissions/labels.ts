import { slotHasBegun } from '@jeweler/core/business';
import { formatCount, formatPhone } from '@jeweler/core/format';
import {
  type Deletion,
  type DeletionReason,
  getStatuses,
  type NewStatus,
  type SubmissionItem,
  type SubmissionMark,
  type SubmissionRecord,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import { longTime } from '../shared/times.ts';

export const statusLabels: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  requested: 'Requested',
  proposed: 'New time proposed',
  confirmed: 'Confirmed',
  scheduled: 'Scheduled',
  done: 'Done',
  declined: 'Declined',
  cancelled: 'Canceled',
  'no-show': 'No-show',
  redeemed: 'Redeemed',
  expired: 'Expired',
  spam: 'Spam',
};

const changeLabels: Readonly<Record<NewStatus, string>> = {
  new: 'Mark as new',
  open: 'Open again',
  answered: 'Mark as answered',
  requested: 'Back to requested',
  proposed: 'New time proposed',
  confirmed: 'Confirm',
  scheduled: 'Mark as scheduled',
  done: 'Mark as done',
  declined: 'Decline',
  cancelled: 'Cancel appointment',
  'no-show': 'Mark as no-show',
  redeemed: 'Mark as redeemed',
  expired: 'Mark as expired',
  spam: 'Spam',
  'not-spam': 'Not spam',
};

/** Label of a button that changes a submission's status. */
export const changeLabel = (
  { kind, status }: Pick<SubmissionItem, 'kind' | 'status'>,
  to: NewStatus,
): string => {
  if (to === 'open' && status === 'new') return 'Mark as open';
  // A step backwards, to correct a mistake.
  const order = getStatuses(kind);
  const isBack = to !== 'not-spam' && to !== 'spam' && order.indexOf(to) < order.indexOf(status);
  if (isBack && (to === 'confirmed' || to === 'scheduled'))
    return `Back to ${statusLabels[to].toLowerCase()}`;
  return changeLabels[to];
};

/** Past participles for changed requests: '3 requests were marked as answered.' */
const doneLabels: Readonly<Partial<Record<NewStatus, string>>> = {
  answered: 'marked as answered',
  done: 'marked as done',
  spam: 'moved to spam',
  'not-spam': 'moved out of spam',
};

/** A number with its noun: '1 request', '1,204 requests'. */
export const requests = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'request' : 'requests'}`;

/** Reports a change of several requests: '3 requests were moved to spam.' */
export const changedSentence = (count: number, to: NewStatus): string => {
  const done = doneLabels[to] ?? `given the status “${to === 'not-spam' ? to : statusLabels[to]}”`;
  return `${requests(count)} ${count === 1 ? 'was' : 'were'} ${done}.`;
};

export const markLabels: Readonly<Record<SubmissionMark, string>> = {
  'repeat-email': 'Earlier request from this email address',
  'repeat-phone': 'Earlier request with this phone number',
  'repeat-address':
    'Another request came from the same internet connection before: often one household, or one shop',
  honeypot: 'A hidden field was filled in: this may come from a bot',
  'unknown-prize': 'The wheel has no such prize',
  'other-value': 'The wheel has this prize with a different value',
  'mail-withheld': 'No email was sent to the visitor: this address got several within an hour',
};

/** The sender, as far as known. */
export const getSender = ({ name, email, phone }: Pick<SubmissionItem, 'name' | 'email' | 'phone'>): string =>
  name ?? email ?? (phone === null ? 'Unknown sender' : formatPhone(phone));

export const reasonLabels: Readonly<Record<DeletionReason, string>> = {
  person: 'at a person’s request',
  single: 'one by one',
  spam: 'as spam',
  retention: 'because of their age',
};

export const byLabel = ({ by }: Pick<Deletion, 'by'>): string =>
  by === null ? 'by the server itself' : `by ${by}`;

/** '3 requests at a person’s request, by alma, on Friday, November 20, 2026 at 7:12 AM.' */
export const deletionSentence = (deletion: Deletion): string =>
  `${requests(deletion.count)} ${reasonLabels[deletion.reason]}, ${byLabel(deletion)}, on ${longTime(deletion.at)}.`;

const mailsSent: Readonly<Partial<Record<NewStatus | 'kept', string>>> = {
  kept: 'Sends an email saying that the time has not changed',
  requested: 'Sends an email saying that it is not confirmed yet',
  proposed: 'Sends the new time, with a link to accept it',
  confirmed: 'Sends a confirmation with a calendar entry',
  declined: 'Sends an email saying that we cannot see them then',
  cancelled: 'Sends a cancellation',
};

/** Once its time has begun, no email says what has been decided about it. */
const hasBegun = ({ appointment }: Pick<SubmissionRecord, 'appointment'>, now: Date): boolean =>
  appointment !== null && slotHasBegun(appointment.day, appointment.slot, now);

/**
 * What the visitor is sent by a change; undefined where no change of such a record sends anything.
 * @param now of a decision about the present time; without it the change brings a new time
 */
export const sentBy = (
  record: Pick<SubmissionRecord, 'kind' | 'canReply' | 'appointment'>,
  to: NewStatus | 'kept',
  now?: Date,
): string | undefined => {
  if (record.kind !== 'appointment' || !record.canReply) return undefined;
  return (now && hasBegun(record, now) ? undefined : mailsSent[to]) ?? 'Nothing is sent';
};

/** The same about the buttons of a record, in one sentence; undefined if there is nothing to say. */
export const mailSentence = (
  record: Pick<SubmissionRecord, 'kind' | 'status' | 'email' | 'canReply' | 'appointment'>,
  now: Date,
): string | undefined => {
  const { kind, status, email, canReply } = record;
  if (kind !== 'appointment' || (status !== 'requested' && status !== 'proposed')) return undefined;
  if (canReply && hasBegun(record, now))
    return 'Its time has passed, so a decision sends no email: please tell the visitor yourself, or propose another time.';
  if (canReply)
    return 'The visitor is emailed 20 seconds after a decision. Until then, Confirm and Decline can be undone.';
  return email ? 'No email is sent: please tell the visitor yourself.' : undefined;
};
