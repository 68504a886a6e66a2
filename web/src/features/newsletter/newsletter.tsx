import { subscribe } from '@jeweler/core/api';
import { confirmationSentence, newsletterConsent } from '@jeweler/core/business';
import type { Subscription } from '@jeweler/core/submissions';
import { atom, useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';

type OnSubscribed = NonNullable<Submission<Subscription>['onSuccess']>;

interface Subscribed {
  /** What has to happen still; undefined if the visitor cannot do it yet, because no email is sent. */
  readonly next: string | undefined;
}

/** Lasts as long as the document (SPEC section 4), so that other pages do not show the form again. */
const subscribedAtom = atom<Subscribed | undefined>(undefined);

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
  if (subscribed) return <ThankYou takesFocus={sentHere.current} next={subscribed.next} />;
  const onSuccess: OnSubscribed = ({ email }, { isMailed }) => {
    sentHere.current = true;
    setSubscribed({ next: isMailed === true ? confirmationSentence(email) : undefined });
  };
  return <NewsletterForm onSuccess={onSuccess} />;
};

/** Takes the focus right after subscribing, when the button that had it is removed. */
const ThankYou = ({ takesFocus, next }: Subscribed & { takesFocus: boolean }) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <styled.p ref={text} tabIndex={-1} css={{ textStyle: 'h3', _focusVisible: { outlineStyle: 'none' } }}>
        Thank you for subscribing!
      </styled.p>
      {next ? <styled.p css={{ marginTop: '3', overflowWrap: 'anywhere' }}>{next}</styled.p> : null}
    </div>
  );
};

const Row = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Aligns the button with the input even when an error is shown below it.
    sm: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > button': { alignSelf: 'start', marginTop: '1.4rem' },
    },
  },
});

/** The newsletter form: an email address, and the text that the visitor consents to. */
const NewsletterForm = ({ onSuccess }: { onSuccess: OnSubscribed }) => (
  <Form
    rules={({ subscriptionSchema }) => subscriptionSchema}
    defaultValues={{ email: '' }}
    submission={{ ...submission, onSuccess }}
    label="Subscribe to the newsletter"
    action="/api/subscribe"
    withHoneypot
  >
    <styled.div css={{ display: 'grid', gap: '5' }}>
      <Row>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton pending="Subscribing...">Subscribe</SubmitButton>
      </Row>
      <styled.p css={{ textStyle: 'small' }}>{newsletterConsent}</styled.p>
    </styled.div>
  </Form>
);
