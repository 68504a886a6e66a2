import { z } from './zod.ts';

const HOURS_MESSAGE = 'Please give a number of hours from 1 to 720.';
const LIMIT_MESSAGE = 'Please give a sum from 1 to 1000000 dollars, without cents.';
const MONTHS_MESSAGE = 'Please give a number of months from 1 to 120, or none.';

/** What staff set in the portal, with what holds until they do. */
export const portalSettingsSchema = z.object({
  /** Finished submissions are removed when they have been finished for so many months; null: never. */
  retentionMonths: z
    .int({ error: MONTHS_MESSAGE })
    .min(1, { error: MONTHS_MESSAGE })
    .max(120, { error: MONTHS_MESSAGE })
    .nullable()
    .default(null),
  /** An appointment request that nobody has confirmed keeps its slot for so many hours from its receipt. */
  holdHours: z
    .int({ error: HOURS_MESSAGE })
    .min(1, { error: HOURS_MESSAGE })
    .max(720, { error: HOURS_MESSAGE })
    .default(72),
  /** The portal warns before prizes of so many dollars have been promised. */
  prizeLimit: z
    .int({ error: LIMIT_MESSAGE })
    .min(1, { error: LIMIT_MESSAGE })
    .max(1_000_000, { error: LIMIT_MESSAGE })
    .default(5000),
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;

/** Settings that are one number. */
export type NumberSetting = 'holdHours' | 'prizeLimit';

/** One of them, as a form has it. */
export const numberSettingSchema = (name: NumberSetting) =>
  z.object({ value: portalSettingsSchema.shape[name].unwrap() });

/** `GET /api/admin/settings`, and the answer to a change. `revision` grows with each change. */
export const settingsAnswerSchema = z.object({
  settings: portalSettingsSchema,
  revision: z.int().nonnegative(),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

/** `POST /api/admin/settings`: the settings named are changed. 409 when `revision` is not the present one. */
export const settingsChangeSchema = z.object({
  settings: z
    .object({
      retentionMonths: portalSettingsSchema.shape.retentionMonths.unwrap(),
      holdHours: portalSettingsSchema.shape.holdHours.unwrap(),
      prizeLimit: portalSettingsSchema.shape.prizeLimit.unwrap(),
    })
    .partial(),
  revision: settingsAnswerSchema.shape.revision,
});
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
