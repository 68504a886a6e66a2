import type { NewStatus, SubmissionRecord } from '../../submissions/index.ts';

const mails: Readonly<Partial<Record<NewStatus, string>>> = {
  requested: 'Sends an email that it is not confirmed yet',
  proposed: 'Sends the new time, with a link to accept it',
  confirmed: 'Sends a confirmation with a calendar entry',
  declined: 'Sends an email that we cannot see them then',
  cancelled: 'Sends a cancellation',
};

/** What the visitor is sent by a change; undefined where no change of such a record sends anything. */
export const sentBy = (
  { kind, canReply }: Pick<SubmissionRecord, 'kind' | 'canReply'>,
  to: NewStatus,
): string | undefined => (kind === 'appointment' && canReply ? (mails[to] ?? 'Nothing is sent') : undefined);

/** The same about the buttons of a record, in one sentence; undefined if there is nothing to say. */
export const mailSentence = ({
  kind,
  status,
  email,
  canReply,
}: Pick<SubmissionRecord, 'kind' | 'status' | 'email' | 'canReply'>): string | undefined => {
  if (kind !== 'appointment' || (status !== 'requested' && status !== 'proposed')) return undefined;
  if (canReply)
    return 'The visitor gets an email about each decision, 20 seconds later: until then, Undo takes it back.';
  return email ? 'No email is sent: please tell the visitor yourself.' : undefined;
};
