import { getMail, listMails } from '@jeweler/core/api';
import type { MailItem, MailState } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { dateAndTime } from '../../shared/times.ts';
import { usePortalPages, usePortalQuery } from '../../shared/use-query.ts';

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

/** State filter of the mail list. */
export const mailStateAtom = atom<MailState | 'all'>('all');

// Below the key of submissions: the same event of the server reports a change.
const mailsKey = [...queryKeys.submissions, 'mails'];

/** The outbox, updated live. */
export const useMails = () => {
  const state = useAtomValue(mailStateAtom);
  return usePortalPages(
    [...mailsKey, 'list', state],
    (http, after?: number) => listMails(http, { state: state === 'all' ? undefined : state, after }),
    ({ next }) => next,
  );
};

/** One mail as it is sent, updated live. */
export const useMail = (id: number) => usePortalQuery([...mailsKey, 'mail', id], (http) => getMail(http, id));
