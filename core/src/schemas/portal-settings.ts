import { calendarDay } from './calendar-day.ts';
import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/** A whole number within limits; `error` says which. */
const whole = (min: number, max: number, error: string) =>
  z.int({ error }).min(min, { error }).max(max, { error });

const months = whole(1, 120, 'Please enter a number of months from 1 to 120, or leave it empty.').nullable();

/** Settings that staff can change. */
const fields = {
  /** Finished submissions are deleted this many months after they were finished; null: never. */
  retentionMonths: months,
  /** An unconfirmed appointment request holds its slot for this many hours after its receipt. */
  holdHours: whole(1, 720, 'Please enter a number of hours from 1 to 720.'),
  /**
   * The limit, in dollars, that the promised prizes should not exceed; the portal warns before it is reached.
   */
  prizeLimit: whole(1, 1_000_000, 'Please enter an amount from 1 to 1000000 dollars, without cents.'),
  /** A sold piece leaves the lists after so many days; its page stays. */
  soldDays: whole(1, 365, 'Please enter a number of days from 1 to 365.'),
  /** After so many months a price counts as old, until it is changed or confirmed; null: never. */
  priceMonths: months,
};
/** Whether staff may change the shop's own facts and the price lists, as owners do. */
const staffEditShop = z.boolean();
/** The day ('YYYY-MM-DD', in the shop's zone) from which everybody needs a second factor; null: nobody does. */
const secondFactorFrom = calendarDay('Please choose a day.').nullable();

/** What entries in the staff's own calendars say of a visitor. */
export const calendarContents = ['full', 'initials', 'none'] as const;
/** Mails to the shop itself. */
const shopMails = {
  /** Appointments are sent to the staff's own calendars: with name and telephone, with initials, or not at all. */
  calendarEntries: z.enum(calendarContents),
  /** Where to; empty: to NOTIFY_EMAIL, as notices of requests. */
  calendarEmails: z.array(emailAddress('Please enter valid email addresses, separated by commas.')).max(5, {
    error: 'Please enter at most five addresses.',
  }),
  /** Whether owners are emailed about what keeps the shop from working. */
  tellsOwners: z.boolean(),
};

/** The settings with their defaults. */
export const portalSettingsSchema = z.object({
  retentionMonths: fields.retentionMonths.default(null),
  holdHours: fields.holdHours.default(72),
  prizeLimit: fields.prizeLimit.default(5000),
  soldDays: fields.soldDays.default(30),
  priceMonths: fields.priceMonths.default(12),
  staffEditShop: staffEditShop.default(false),
  secondFactorFrom: secondFactorFrom.default(null),
  calendarEntries: shopMails.calendarEntries.default('full'),
  calendarEmails: shopMails.calendarEmails.default([]),
  tellsOwners: shopMails.tellsOwners.default(true),
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;

/** Those that are numbers, as the form *Rules* has them. */
export const rulesSchema = z.object(fields);
export type Rules = z.infer<typeof rulesSchema>;

/** Addresses that were typed in one line. */
export const splitAddresses = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** Mails to the shop itself as their form has them: the addresses are one line. */
export const shopMailsFormSchema = z.object({
  ...shopMails,
  calendarEmails: z
    .string()
    .superRefine((typed, context) => {
      const { error } = shopMails.calendarEmails.safeParse(splitAddresses(typed));
      if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
    })
    .transform((typed) => splitAddresses(typed).join(', ')),
});

/** `GET /api/admin/settings`, and the response to a change. `revision` increases with each change. */
export const settingsAnswerSchema = z.object({
  settings: portalSettingsSchema,
  revision: z.int().nonnegative(),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

/** `POST /api/admin/settings`: changes the given settings only. 409 if `revision` is not the current one. */
export const settingsChangeSchema = z.object({
  settings: z.object({ ...fields, ...shopMails, staffEditShop, secondFactorFrom }).partial(),
  revision: settingsAnswerSchema.shape.revision,
});
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
