import { contactMessageSchema } from '@jeweler/core/schemas';
import { publicForm } from '../public-form.ts';

/** `POST /api/contact`: a message from the home or the contact page. */
export const contactForm = publicForm({
  path: '/api/contact',
  kind: 'contact',
  schema: contactMessageSchema,
  receipt: () => 'Thank you for contacting the jeweler. We will get back to you shortly.',
});
