import { mailModes } from './mail.ts';
import { referenceSchema } from './submission-reference.ts';
import { z } from './zod.ts';

/**
 * `unconfirmed`: the form was sent, and the owner of the address has not said yes yet; `confirmed`: gets the
 * newsletter; `unsubscribed`: has ended it, or staff have; `bounced`: the mail server has refused the
 * address for good, so nothing is sent to it.
 */
export const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** A link to confirm a subscription ends after so many days. */
export const CONFIRMATION_DAYS = 7;

/** One address of the newsletter. */
export const subscriberSchema = z.object({
  id: z.int().positive(),
  /** As it was written; addresses that differ in case only are the same. */
  email: z.string(),
  state: z.enum(subscriberStates),
  /** When the form was sent, and the consent that stood beside it. */
  consentAt: z.iso.datetime(),
  consentText: z.string(),
  /** When each of these happened last, whatever the state is now. */
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
  bouncedAt: z.iso.datetime().nullable(),
  /** Who of the staff has unsubscribed it; null: the subscriber. */
  unsubscribedBy: z.string().nullable(),
  /** What the mail server said of the address. */
  bounceReason: z.string().nullable(),
  /** The request by which consent was given; null when it has been deleted. */
  reference: referenceSchema.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Subscribers in one answer at most. */
export const MAX_SUBSCRIBER_PAGE = 100;

/** `POST /api/admin/subscribers/search`: newest first; `after` is the `next` of the answer before. */
export const subscriberQuerySchema = z.object({
  state: z.enum(subscriberStates).optional(),
  /** Part of an address. */
  q: z.string().trim().max(200).optional(),
  after: z.int().positive().optional(),
  limit: z.int().min(1).max(MAX_SUBSCRIBER_PAGE).default(50),
});
export type SubscriberQuery = z.input<typeof subscriberQuerySchema>;

export const subscriberCountsSchema = z.record(z.enum(subscriberStates), z.int().nonnegative());
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

export const subscriberPageSchema = z.object({
  subscribers: z.array(subscriberSchema),
  /** Of everything that the search finds. */
  counts: subscriberCountsSchema,
  /** What keeps mails to subscribers from going out, as of all mail (MailPage). */
  mode: z.enum(mailModes),
  outage: z.string().nullable(),
  next: z.int().positive().nullable(),
});
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;
