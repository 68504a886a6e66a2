import { subscribe } from '@jeweler/core/api';
import type { Subscription } from '@jeweler/core/submissions';
import { atom, useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Lasts as long as the document (SPEC section 4), so that other pages do not show the form again. */
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

/** The newsletter sign-up: a form, replaced by a thank-you after subscribing. */
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

interface ThankYouProps {
  /** True right after subscribing, when the button that had the focus is removed. */
  takesFocus: boolean;
}

/** Shown in place of the form, once subscribed. */
const ThankYou = ({ takesFocus }: ThankYouProps) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <styled.p ref={text} tabIndex={-1} css={{ textStyle: 'h3', _focusVisible: { outlineStyle: 'none' } }}>
      Thank you for subscribing!
    </styled.p>
  );
};
