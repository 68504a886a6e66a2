import { ApiError } from '@jeweler/core/api';
import type { Subscription } from '@jeweler/core/schemas';
import { atom, useAtom } from 'jotai';
import { useRef } from 'react';
import { notify } from '../../components/notices/notify.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { submitSubscription } from './submit-subscription.ts';
import { ThankYou } from './thank-you.tsx';

/** Lives as long as the page (SPEC section 4), so going elsewhere on the site does not ask again. */
const subscribedAtom = atom(false);

/** The newsletter sign-up: a form, and after it a thank-you in its place. */
export const Newsletter = () => {
  const [subscribed, setSubscribed] = useAtom(subscribedAtom);
  const sentHere = useRef(false);
  const send = async (subscription: Subscription) => {
    try {
      await submitSubscription(subscription);
    } catch (error) {
      const fromServer = error instanceof ApiError ? error.serverMessage : undefined;
      void notify({
        tone: 'error',
        title: 'Subscription failed',
        text: fromServer || 'There was an error subscribing to our newsletter. Please try again.',
      });
      return;
    }
    sentHere.current = true;
    setSubscribed(true);
    void notify({
      tone: 'success',
      title: 'Subscription successful',
      text: 'Thank you for subscribing to our newsletter!',
    });
  };
  return subscribed ? <ThankYou takesFocus={sentHere.current} /> : <NewsletterForm onSubmit={send} />;
};
