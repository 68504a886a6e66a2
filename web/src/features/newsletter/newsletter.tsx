import { subscribe } from '@jeweler/core/api';
import type { Subscription } from '@jeweler/core/schemas';
import { atom, useAtom } from 'jotai';
import { useRef } from 'react';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http/http.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { ThankYou } from './thank-you.tsx';

/** Lives as long as the page (SPEC section 4), so going elsewhere on the site does not ask again. */
const subscribedAtom = atom(false);

const submission: Submission<Subscription> = {
  send: (subscription) => subscribe(http, subscription),
  success: { title: 'Subscription successful', text: 'Thank you for subscribing to our newsletter!' },
  failure: {
    title: 'Subscription failed',
    text: 'There was an error subscribing to our newsletter. Please try again.',
    fromServer: true,
  },
};

/** The newsletter sign-up: a form, and after it a thank-you in its place. */
export const Newsletter = () => {
  const [subscribed, setSubscribed] = useAtom(subscribedAtom);
  const sentHere = useRef(false);
  if (subscribed) return <ThankYou takesFocus={sentHere.current} />;
  const onSuccess = () => {
    sentHere.current = true;
    setSubscribed(true);
  };
  return <NewsletterForm submission={{ ...submission, onSuccess }} />;
};
