/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { CONFIRMATION_DAYS, type SubscriberState } from '../submissions/index.ts';
import { type PrivatePage, renderPrivatePage } from './private-page.tsx';

/** A subscription as shown to its owner, who follows a link in a mail. */
export interface NewsletterPage {
  readonly state: SubscriberState;
  /** The text of the owner's consent. */
  readonly consent: string;
}

/** Posts to the address of its page. */
const OneButton = ({ children }: { readonly children: string }) => (
  <form method="post">
    <button type="submit">{children}</button>
  </form>
);

const Again = ({ children }: { readonly children: ReactNode }) => (
  <p>
    {children} <a href="/">our home page</a>.
  </p>
);

const renderUnsubscribed = (): PrivatePage =>
  renderPrivatePage(
    'You have unsubscribed',
    <>
      <p role="status">You will no longer receive our newsletter.</p>
      <Again>If you change your mind, subscribe again at the bottom of</Again>
    </>,
  );

/** Asks the owner to confirm the subscription; afterwards shows its state. */
export const renderConfirmPage = ({ state, consent }: NewsletterPage): PrivatePage => {
  if (state === 'unsubscribed') return renderUnsubscribed();
  if (state === 'confirmed')
    return renderPrivatePage(
      'Your subscription is confirmed',
      <>
        <p role="status">Thank you for subscribing to our newsletter.</p>
        <p>You may unsubscribe at any time with the link at the bottom of our email.</p>
      </>,
    );
  return renderPrivatePage(
    'Confirm your subscription',
    <>
      <p>Tap the button to start receiving our newsletter.</p>
      <p>{consent}</p>
      <OneButton>Confirm</OneButton>
    </>,
  );
};

/** Asks the owner to confirm unsubscribing; afterwards shows the state. */
export const renderUnsubscribePage = ({ state }: Pick<NewsletterPage, 'state'>): PrivatePage =>
  state === 'unsubscribed'
    ? renderUnsubscribed()
    : renderPrivatePage(
        'Unsubscribe',
        <>
          <p>Press the button to stop receiving our newsletter at this address.</p>
          <OneButton>Unsubscribe</OneButton>
        </>,
      );

/** Shown for a confirmation link that has expired. */
export const renderExpiredConfirmPage = (): PrivatePage =>
  renderPrivatePage(
    'This link has expired',
    <>
      <p>Confirmation links expire after {CONFIRMATION_DAYS} days.</p>
      <Again>To get another one, subscribe again at the bottom of</Again>
    </>,
  );

/** Shown for links without a subscription: wrong ones, and those of deleted addresses. */
export const renderNoNewsletterPage = (): PrivatePage =>
  renderPrivatePage(
    'This link does not work',
    <p>
      Please open the link in our email again, or copy all of it. If that does not help, please write or call
      us.
    </p>,
  );
