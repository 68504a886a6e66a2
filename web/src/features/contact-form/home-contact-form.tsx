import { sendContactMessage } from '@jeweler/core/api';
import type { ContactMessage } from '@jeweler/core/submissions';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import { ContactFields } from './contact-fields.tsx';

const submission: Submission<ContactMessage> = {
  send: async (message) => {
    const { success } = await sendContactMessage(http, message);
    // The only form whose response says more than its status (SPEC section 7).
    if (success !== true) throw new Error('The answer does not say that the message was received.');
  },
  success: { title: 'Message sent successfully!', text: "I'll get back to you within 24 hours." },
  failure: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
};

/** The message form with the home page's copy (SPEC section 8): all failures have the same text. */
export const HomeContactForm = () => <ContactFields submission={submission} />;
