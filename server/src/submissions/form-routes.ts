import { confirmationSentence } from '@jeweler/core/business';
import { publishedPrize } from '@jeweler/core/prize-wheel';
import {
  contactMessageSchema,
  type PrizeClaim,
  prizeClaimSchema,
  serviceRequestSchema,
  subscriptionSchema,
} from '@jeweler/core/submissions';
import { publicForm } from './public-form.ts';

/** `POST /api/contact`: a message from the home or the contact page. */
const contactForm = publicForm({
  path: '/api/contact',
  kind: 'contact',
  title: 'Message Sent Successfully',
  schema: contactMessageSchema,
  links: ['photos'],
  receipt: () => 'Thank you for contacting the jeweler. We will get back to you shortly.',
});

/** `POST /api/subscribe`: the newsletter. Repeated subscriptions get the same reply. */
const subscribeForm = publicForm({
  path: '/api/subscribe',
  kind: 'subscription',
  title: 'Subscription successful',
  schema: subscriptionSchema,
  watchFor: ['repeat-email'],
  details: ({ email }, { isMailed }) => ({ next: isMailed ? confirmationSentence(email) : undefined }),
  receipt: () => 'Thank you for subscribing to our newsletter!',
});

/** `POST /api/service-requests`: a request for a quote from the services page. */
const serviceRequestForm = publicForm({
  path: '/api/service-requests',
  kind: 'service-request',
  title: 'Service Request Submitted',
  schema: serviceRequestSchema,
  links: ['photos'],
  receipt: () => "Thank you for your request. I'll get back to you within 24 hours.",
});

const isOnTheWheel = ({ prizeService, prizeValue }: PrizeClaim): boolean =>
  publishedPrize(prizeService, prizeValue).fault === undefined;

/**
 * `POST /api/prize-claims`. The wheel runs in the browser, so a claim proves nothing: the prize must exist,
 * and repeats are marked for the jeweler to judge.
 */
const prizeClaimForm = publicForm({
  path: '/api/prize-claims',
  kind: 'prize-claim',
  schema: prizeClaimSchema,
  faults: (claim): Record<string, string> =>
    isOnTheWheel(claim) ? {} : { prizeService: 'This prize is not on the wheel.' },
  watchFor: ['repeat-email', 'repeat-phone', 'repeat-address'],
  receipt: ({ name, prizeService }) =>
    `Thank you ${name}! The jeweler will contact you within 24 hours to schedule your free ${prizeService} service.`,
});

/** The forms of the site that the public may send, beside that of appointments. */
export const publicForms = [contactForm, subscribeForm, serviceRequestForm, prizeClaimForm];
