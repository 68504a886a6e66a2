import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/** A recipient's email address. */
export const emailAddressSchema = emailAddress('That is not an email address.');

/**
 * `waiting`: to be sent or retried; `sending`: being sent right now, it may have arrived; `sent`: accepted by the
 * mail server; `failed`: given up, with the reason; `written-off`: will not be sent, because staff decided so or
 * because it is obsolete.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'written-off'] as const;
export type MailState = (typeof mailStates)[number];

/** One mail of the outbox, without its content. */
export const mailItemSchema = z.object({
  id: z.int().positive(),
  /** One of the kinds in core/mail, and its name for staff. */
  kind: z.string(),
  label: z.string(),
  state: z.enum(mailStates),
  /** Null: the staff's address is not configured. */
  to: z.string().nullable(),
  subject: z.string(),
  /** The submission it is about; null if there is none. */
  reference: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Time of the next attempt; null if it is not waiting, or waits for a setting. */
  nextAttemptAt: z.iso.datetime().nullable(),
  attempts: z.int().nonnegative(),
  /** Why it has not been sent, in words; null if there is no reason to report. */
  reason: z.string().nullable(),
});
export type MailItem = z.infer<typeof mailItemSchema>;

/** What prevents mail from being sent: `off` without SMTP_URL, `local` while SITE_URL is localhost. */
export const mailModes = ['on', 'off', 'local'] as const;

/** Maximum number of mails per response. */
export const MAX_MAIL_PAGE = 100;

/** `GET /api/admin/mails?state&after&limit`: newest first; `after` is the `next` of the previous response. */
export const mailQuerySchema = z.object({
  state: z.enum(mailStates).optional(),
  after: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_MAIL_PAGE).default(50),
});

export const mailPageSchema = z.object({
  mails: z.array(mailItemSchema),
  counts: z.record(z.enum(mailStates), z.int().nonnegative()),
  mode: z.enum(mailModes),
  /** The mail server's last error message; null if it works, or was never contacted. */
  outage: z.string().nullable(),
  next: z.int().positive().nullable(),
});
export type MailPage = z.infer<typeof mailPageSchema>;

/** `GET /api/admin/mails/ID`: as sent, except for the visitor's private link, which is created on sending. */
export const mailPreviewSchema = mailItemSchema.extend({
  html: z.string(),
  text: z.string(),
  /** The attached appointment (iCalendar); null if there is none. */
  calendar: z.string().nullable(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** `POST /api/admin/mails/ID/text`: for sending it manually, with a working private link. */
export const mailTextSchema = z.object({ to: z.string().nullable(), subject: z.string(), text: z.string() });
export type MailText = z.infer<typeof mailTextSchema>;
