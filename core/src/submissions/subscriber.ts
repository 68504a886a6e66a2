import { cleanAddress } from '../schemas/clean-address.ts';
import { mailModes } from '../schemas/mail.ts';
import { MAX_LINE } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { referenceSchema } from './reference.ts';

/**
 * `unconfirmed`: the form was sent, but the owner of the address has not confirmed yet; `confirmed`: gets the
 * newsletter; `unsubscribed`: unsubscribed, either personally or by staff; `bounced`: the mail server has
 * permanently rejected the address, so nothing is sent to it.
 */
export const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Days after which a confirmation link expires. */
export const CONFIRMATION_DAYS = 7;
/** Days after the last email to it until an address that nobody has confirmed is deleted. */
export const UNCONFIRMED_DAYS = 30;

/** A subscriber of the newsletter. */
export const subscriberSchema = z.object({
  id: z.int().positive(),
  /** As entered; addresses that differ only in case are the same. */
  email: z.string(),
  state: z.enum(subscriberStates),
  /** When the form was sent, and the text of the consent in it. */
  consentAt: z.iso.datetime(),
  consentText: z.string(),
  /** Time of the last such event, regardless of the current state. */
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
  bouncedAt: z.iso.datetime().nullable(),
  /** Member of staff who unsubscribed it; null: the subscriber. */
  unsubscribedBy: z.string().nullable(),
  /** The mail server's reason for rejecting the address. */
  bounceReason: z.string().nullable(),
  /** The submission that gave the consent; null if it has been deleted. */
  reference: referenceSchema.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Maximum number of subscribers per response. */
export const MAX_SUBSCRIBER_PAGE = 100;

/** `POST /api/admin/subscribers/search`: newest first; `after` is the `next` of the previous response. */
export const subscriberQuerySchema = z.object({
  state: z.enum(subscriberStates).optional(),
  /** Part of an email address. */
  q: z.string().overwrite(cleanAddress).max(MAX_LINE).optional(),
  after: z.int().positive().optional(),
  limit: z.int().min(1).max(MAX_SUBSCRIBER_PAGE).default(50),
});
export type SubscriberQuery = z.input<typeof subscriberQuerySchema>;

export const subscriberCountsSchema = z.record(z.enum(subscriberStates), z.int().nonnegative());
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

export const subscriberPageSchema = z.object({
  subscribers: z.array(subscriberSchema),
  /** Counts of all search results. */
  counts: subscriberCountsSchema,
  /** What prevents mail to subscribers from being sent, as for all mail (MailPage). */
  mode: z.enum(mailModes),
  outage: z.string().nullable(),
  next: z.int().positive().nullable(),
});
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;
