import { emailAddress } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { honeypot } from './visitor.ts';

/** `POST /api/subscribe`; its e-mail message has no final full stop (SPEC section 5). */
export const subscriptionSchema = z.object({
  email: emailAddress('Please enter a valid email address'),
  ...honeypot,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
