import type { MailItem, MailState } from '@jeweler/core/schemas';
import { dateAndTime } from '../../shared/times.ts';

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  'written-off': 'Discarded',
};

/** The state of a mail, in a few words: 'Sent Mon, Jun 1, 12:00 PM'. */
export const stateSentence = ({ state, sentAt, nextAttemptAt, reason }: MailItem): string => {
  if (state === 'sent' && sentAt !== null) return `Sent ${dateAndTime(sentAt)}`;
  if (state === 'waiting' && nextAttemptAt !== null)
    return `${reason === null ? 'Will be sent' : 'Next attempt'} ${dateAndTime(nextAttemptAt)}`;
  return mailStateLabels[state];
};
