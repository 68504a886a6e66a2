import type { ContactMessage } from '@jeweler/core/schemas';
import type { FormControls } from '../../components/form/form.tsx';
import { notify } from '../../components/notices/notify.ts';
import { ContactFields } from './contact-fields.tsx';
import { submitContactMessage } from './submit-contact-message.ts';

const send = async (message: ContactMessage, form: FormControls<ContactMessage>) => {
  try {
    await submitContactMessage(message);
  } catch {
    void notify({
      tone: 'error',
      title: 'Error',
      text: 'There was a problem sending your message. Please try again.',
    });
    return;
  }
  form.reset();
  void notify({
    tone: 'success',
    title: 'Message sent successfully!',
    text: "I'll get back to you within 24 hours.",
  });
};

/** The message form with the home page's words (SPEC section 8): a failure always has the same text. */
export const HomeContactForm = () => <ContactFields onSubmit={send} />;
