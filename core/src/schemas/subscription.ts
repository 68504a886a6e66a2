import { emailAddress } from './text-rules.ts';
import { honeypot } from './visitor.ts';
import { z } from './zod.ts';

/** `POST /api/subscribe`; its e-mail message has no final full stop (SPEC section 5). */
export const subscriptionSchema = z.object({
  email: emailAddress('Please enter a valid email address'),
  ...honeypot,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
