import { subscriptionSchema } from '@jeweler/core/schemas';
import { publicForm } from '../public-form.ts';

/** `POST /api/subscribe`: the newsletter. Whoever subscribes twice is thanked twice. */
export const subscribeForm = publicForm({
  path: '/api/subscribe',
  kind: 'subscription',
  schema: subscriptionSchema,
  watchFor: ['repeat-email'],
  receipt: () => 'Thank you for subscribing to our newsletter!',
});
