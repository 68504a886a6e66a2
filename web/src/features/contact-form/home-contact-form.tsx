import type { ContactMessage } from '@jeweler/core/schemas';
import type { FormControls } from '../../components/form/form.tsx';
import { notify } from '../../components/notices/notify.ts';
import { ContactFields } from './contact-fields.tsx';
import { messageReceipt } from './message-receipt.ts';
import { submitContactMessage } from './submit-contact-message.ts';

const send = async (message: ContactMessage, form: FormControls<ContactMessage>) => {
  try {
    const { success } = await submitContactMessage(message);
    // The one form whose answer says more than its status (SPEC section 7).
    if (success !== true) throw new Error('The answer does not say that the message was received.');
  } catch {
    void notify({
      tone: 'error',
      title: 'Error',
      text: 'There was a problem sending your message. Please try again.',
    });
    return undefined;
  }
  form.reset();
  void notify({
    tone: 'success',
    title: 'Message sent successfully!',
    text: "I'll get back to you within 24 hours.",
  });
  return messageReceipt(message);
};

/** The message form with the home page's copy (SPEC section 8): a failure always has the same text. */
export const HomeContactForm = () => <ContactFields onSubmit={send} />;
