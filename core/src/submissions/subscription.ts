import { emailAddress } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import type { SubmissionDefinition } from './definition.ts';
import { honeypot, visitorFields } from './visitor.ts';

/** `POST /api/subscribe`; its email message has no final full stop (SPEC section 5). */
export const subscriptionSchema = z.object({
  email: emailAddress('Please enter a valid email address'),
  ...honeypot,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscription = {
  schema: subscriptionSchema,
  fields: { email: visitorFields.email, website: visitorFields.website },
  referenceLetter: 'S',
  icon: 'list',
  label: { one: 'Subscription', many: 'Subscriptions' },
  noun: { one: 'subscription', many: 'subscriptions' },
  waiting: { one: 'New subscriber', many: 'New subscribers', task: 'this week' },
  summary: () => '',
  acknowledgement: { subject: 'Your subscription', text: 'Thank you for your interest in our news.' },
  // Active until the subscriber unsubscribes.
  workflow: {
    first: 'new',
    isAnswerPromised: false,
    statuses: { new: { stage: 'active', next: [] } },
  },
} as const satisfies SubmissionDefinition<typeof subscriptionSchema>;
