import { formatCount } from '@jeweler/core/format';
import type {
  Subscriber,
  SubscriberCounts,
  SubscriberPage,
  SubscriberState,
} from '@jeweler/core/submissions';
import { longTime } from '../../shared/times.ts';

export const subscriberStateLabels: Readonly<Record<SubscriberState, string>> = {
  unconfirmed: 'Unconfirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Refused',
};

const at = (iso: string | null): string => (iso === null ? '' : ` ${longTime(iso)}`);

/** The state of a subscription, since when, and by whom: 'Confirmed Friday, November 20, 2026 at 7:12 AM'. */
export const subscriberSentence = (subscriber: Subscriber): string => {
  switch (subscriber.state) {
    case 'unconfirmed':
      return `Signed up${at(subscriber.consentAt)}, not confirmed yet`;
    case 'confirmed':
      return `Confirmed${at(subscriber.confirmedAt)}`;
    case 'unsubscribed':
      return `Unsubscribed${at(subscriber.unsubscribedAt)} by ${subscriber.unsubscribedBy ?? 'the subscriber'}`;
    case 'bounced':
      return `Refused by the mail server${at(subscriber.bouncedAt)}, so nothing is sent to this address`;
  }
};

/** The number of subscribers in each state: '1,204 confirmed, 3 unconfirmed, 0 unsubscribed, 1 refused'. */
export const countsText = (counts: SubscriberCounts): string =>
  (['confirmed', 'unconfirmed', 'unsubscribed', 'bounced'] as const)
    .map((state) => `${formatCount(counts[state])} ${subscriberStateLabels[state].toLowerCase()}`)
    .join(', ');

/** Why nobody can confirm at the moment; undefined if confirming is possible. */
export const waitingSentence = ({
  mode,
  outage,
}: Pick<SubscriberPage, 'mode' | 'outage'>): string | undefined => {
  if (mode === 'off')
    return 'Email is not set up yet. Ask whoever runs the server. Until then no one can be asked to confirm, so subscriptions stay unconfirmed.';
  if (mode === 'local')
    return 'The website has no public address yet for confirmation links. Ask whoever runs the server. Until then subscriptions stay unconfirmed.';
  return outage === null ? undefined : `Emails are waiting, so subscriptions stay unconfirmed. ${outage}`;
};
