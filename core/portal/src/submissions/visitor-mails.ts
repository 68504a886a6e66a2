import type { NewStatus, SubmissionRecord } from '@jeweler/core/submissions';

const mails: Readonly<Partial<Record<NewStatus, string>>> = {
  requested: 'Sends an email saying that it is not confirmed yet',
  proposed: 'Sends the new time, with a link to accept it',
  confirmed: 'Sends a confirmation with a calendar entry',
  declined: 'Sends an email saying that we cannot see them then',
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
    return 'The visitor is emailed about each decision after 20 seconds; until then, you can undo it.';
  return email ? 'No email is sent: please tell the visitor yourself.' : undefined;
};
