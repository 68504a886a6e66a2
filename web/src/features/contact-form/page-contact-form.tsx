import { ApiError } from '@jeweler/core/api';
import type { ContactMessage } from '@jeweler/core/schemas';
import type { FormControls } from '../../components/form/form.tsx';
import { notify } from '../../components/notices/notify.ts';
import { ContactFields } from './contact-fields.tsx';
import { messageReceipt } from './message-receipt.ts';
import { submitContactMessage } from './submit-contact-message.ts';

const send = async (message: ContactMessage, form: FormControls<ContactMessage>) => {
  try {
    await submitContactMessage(message);
  } catch (error) {
    const fromServer = error instanceof ApiError ? error.serverMessage : undefined;
    void notify({
      tone: 'error',
      title: 'Error',
      text: fromServer || 'There was a problem sending your message. Please try again.',
    });
    return undefined;
  }
  form.reset();
  void notify({
    tone: 'success',
    title: 'Message Sent Successfully',
    text: 'Thank you for contacting the jeweler. We will get back to you shortly.',
  });
  return messageReceipt(message);
};

/** The message form with the contact page's copy (SPEC section 8): a failure says what the server said. */
export const PageContactForm = () => <ContactFields onSubmit={send} />;
