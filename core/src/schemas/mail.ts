import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/** An address that mail is sent to. */
export const emailAddressSchema = emailAddress('That is no e-mail address.');

/** Every mail that the server writes. */
export const mailKinds = [
  'staff-notice',
  'acknowledgement',
  'prize-code',
  'appointment-confirmed',
  'appointment-declined',
  'appointment-proposed',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-reopened',
  'appointment-reminder',
  'newsletter-confirmation',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `waiting`: to be sent, or tried again; `sent`: the mail server has taken it; `failed`: given up, with the
 * reason; `written-off`: will not be sent, by decision of staff or because it has been overtaken.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'written-off'] as const;
export type MailState = (typeof mailStates)[number];

/** One mail of the outbox, without its content. */
export const mailItemSchema = z.object({
  id: z.int().positive(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  /** Null: the address of the staff is not set. */
  to: z.string().nullable(),
  subject: z.string(),
  /** The submission it is about; null when it is about none. */
  reference: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When it is tried next; null when it is not waiting, or waits for a setting. */
  nextAttemptAt: z.iso.datetime().nullable(),
  attempts: z.int().nonnegative(),
  /** Why it has not been sent, in words; null when there is nothing to say. */
  reason: z.string().nullable(),
});
export type MailItem = z.infer<typeof mailItemSchema>;

/** What keeps mail from going out: `off` without SMTP_URL, `local` while SITE_URL is localhost. */
export const mailModes = ['on', 'off', 'local'] as const;

/** Mails in one answer at most. */
export const MAX_MAIL_PAGE = 100;

/** `GET /api/admin/mails?state&after&limit`: newest first; `after` is the `next` of the answer before. */
export const mailQuerySchema = z.object({
  state: z.enum(mailStates).optional(),
  after: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_MAIL_PAGE).default(50),
});
export type MailQuery = z.input<typeof mailQuerySchema>;

export const mailPageSchema = z.object({
  mails: z.array(mailItemSchema),
  counts: z.record(z.enum(mailStates), z.int().nonnegative()),
  mode: z.enum(mailModes),
  /** What the mail server said when it was last asked in vain; null when it works, or was never asked. */
  outage: z.string().nullable(),
  next: z.int().positive().nullable(),
});
export type MailPage = z.infer<typeof mailPageSchema>;

/** `GET /api/admin/mails/ID`: as it goes out, but for the visitor's private link, which is made when it is sent. */
export const mailPreviewSchema = mailItemSchema.extend({
  html: z.string(),
  text: z.string(),
  /** The appointment that is attached (iCalendar); null when there is none. */
  calendar: z.string().nullable(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** `POST /api/admin/mails/ID/text`: for sending it by hand, with a private link that works. */
export const mailTextSchema = z.object({ to: z.string().nullable(), subject: z.string(), text: z.string() });
export type MailText = z.infer<typeof mailTextSchema>;
