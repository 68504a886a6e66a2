import { sendContactMessage } from '@jeweler/core/api';
import type { ContactMessage } from '@jeweler/core/submissions';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import { ContactFields } from './contact-fields.tsx';

const submission: Submission<ContactMessage> = {
  send: (message) => sendContactMessage(http, message),
  success: {
    title: 'Message Sent Successfully',
    text: 'Thank you for contacting the jeweler. We will get back to you shortly.',
  },
  failure: {
    title: 'Error',
    text: 'There was a problem sending your message. Please try again.',
    fromServer: true,
  },
};

/** The message form with the contact page's copy (SPEC section 8): a failure shows the server's message. */
export const PageContactForm = () => <ContactFields submission={submission} />;
