import { z } from './zod.ts';

const HOURS_MESSAGE = 'Please enter a number of hours from 1 to 720.';
const LIMIT_MESSAGE = 'Please enter an amount from 1 to 1000000 dollars, without cents.';
const SOLD_MESSAGE = 'Please enter a number of days from 1 to 365.';
const MONTHS_MESSAGE = 'Please enter a number of months from 1 to 120, or none.';

/** Settings that staff can change, with their defaults. */
export const portalSettingsSchema = z.object({
  /** Finished submissions are deleted this many months after they were finished; null: never. */
  retentionMonths: z
    .int({ error: MONTHS_MESSAGE })
    .min(1, { error: MONTHS_MESSAGE })
    .max(120, { error: MONTHS_MESSAGE })
    .nullable()
    .default(null),
  /** An unconfirmed appointment request holds its slot for this many hours after its receipt. */
  holdHours: z
    .int({ error: HOURS_MESSAGE })
    .min(1, { error: HOURS_MESSAGE })
    .max(720, { error: HOURS_MESSAGE })
    .default(72),
  /**
   * The limit, in dollars, that the promised prizes should not exceed; the portal warns before it is reached.
   */
  prizeLimit: z
    .int({ error: LIMIT_MESSAGE })
    .min(1, { error: LIMIT_MESSAGE })
    .max(1_000_000, { error: LIMIT_MESSAGE })
    .default(5000),
  /** A sold piece leaves the lists after so many days; its page stays. */
  soldDays: z
    .int({ error: SOLD_MESSAGE })
    .min(1, { error: SOLD_MESSAGE })
    .max(365, { error: SOLD_MESSAGE })
    .default(30),
  /** After so many months a price counts as old, until it is changed or confirmed; null: never. */
  priceMonths: z
    .int({ error: MONTHS_MESSAGE })
    .min(1, { error: MONTHS_MESSAGE })
    .max(120, { error: MONTHS_MESSAGE })
    .nullable()
    .default(12),
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;

/** Settings that consist of one number. */
export type NumberSetting = keyof typeof portalSettingsSchema.shape;

/** The form values for one of them. */
export const numberSettingSchema = (name: NumberSetting) =>
  z.object({ value: portalSettingsSchema.shape[name].unwrap() });

/** `GET /api/admin/settings`, and the response to a change. `revision` increases with each change. */
export const settingsAnswerSchema = z.object({
  settings: portalSettingsSchema,
  revision: z.int().nonnegative(),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

/** `POST /api/admin/settings`: changes the given settings only. 409 if `revision` is not the current one. */
export const settingsChangeSchema = z.object({
  settings: z
    .object({
      retentionMonths: portalSettingsSchema.shape.retentionMonths.unwrap(),
      holdHours: portalSettingsSchema.shape.holdHours.unwrap(),
      prizeLimit: portalSettingsSchema.shape.prizeLimit.unwrap(),
      soldDays: portalSettingsSchema.shape.soldDays.unwrap(),
      priceMonths: portalSettingsSchema.shape.priceMonths.unwrap(),
    })
    .partial(),
  revision: settingsAnswerSchema.shape.revision,
});
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
