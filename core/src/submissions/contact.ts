import { z } from '../schemas/zod.ts';
import { honeypot, optionalPhone, visitorEmail, visitorMessage, visitorName } from './visitor.ts';

/** `POST /api/contact`, home form and contact page (SPEC sections 3, 5 and 7). */
export const contactMessageSchema = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: optionalPhone,
  message: visitorMessage,
  ...honeypot,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
