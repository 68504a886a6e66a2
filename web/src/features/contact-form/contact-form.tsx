import { sendContactMessage } from '@jeweler/core/api';
import type { ContactMessage } from '@jeweler/core/submissions';
import { styled } from '#styled-system/jsx';
import { Actions } from '../../components/actions/button.tsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import type { Confirmation } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { replyPromise } from '../../content/contact.ts';
import { http } from '../../lib/http.ts';
import { PrefillProductQuestion } from './prefill-product-question.tsx';

const empty = { name: '', email: '', phone: '', message: '' };

const failure = { title: 'Error', text: 'There was a problem sending your message. Please try again.' };

const toConfirmation = ({ email, message }: ContactMessage): Confirmation => ({
  title: 'We have your message',
  facts: [
    ['You wrote', message],
    ['Reply to', email],
  ],
  next: 'You will hear back within 24 hours.',
});

/** What is shown after sending (SPEC section 8). */
const submissions = {
  /** All failures have the same text. */
  home: {
    send: async (message) => {
      const answer = await sendContactMessage(http, message);
      // The only form whose response says more than its status (SPEC section 7).
      if (answer.success !== true) throw new Error('The answer does not say that the message was received.');
      return answer;
    },
    success: { title: 'Message sent successfully!', text: "I'll get back to you within 24 hours." },
    failure,
    confirmation: toConfirmation,
  },
  contact: {
    send: (message) => sendContactMessage(http, message),
    success: {
      title: 'Message Sent Successfully',
      text: 'Thank you for contacting the jeweler. We will get back to you shortly.',
    },
    failure: { ...failure, fromServer: true },
    confirmation: toConfirmation,
  },
} satisfies Record<string, Submission<ContactMessage>>;

/** The message form of the home page, or of the contact page. */
export const ContactForm = ({ page }: { page: keyof typeof submissions }) => (
  <Form
    rules={({ contactMessageSchema }) => contactMessageSchema}
    defaultValues={empty}
    submission={submissions[page]}
    label="Send a message"
    action="/api/contact"
    withHoneypot
  >
    <Fields pair>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <FullWidth>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      </FullWidth>
      <FullWidth>
        <TextField name="message" label="Message" multiline />
        <PrefillProductQuestion />
      </FullWidth>
    </Fields>
    <Actions css={{ columnGap: '4' }}>
      <SubmitButton pending="Sending...">Send Message</SubmitButton>
      <styled.span css={{ textStyle: 'small', color: 'fg.quiet' }}>{replyPromise}</styled.span>
    </Actions>
  </Form>
);
