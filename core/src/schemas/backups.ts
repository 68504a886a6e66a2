import { z } from './zod.ts';

/** What is known of the automatic copies; all instants are ISO. */
export const backupStateSchema = z.object({
  /** When the first one was attempted. */
  since: z.iso.datetime(),
  /** When the newest whole copy was made. */
  newest: z.iso.datetime().nullable(),
  /** A newer one that lacks pictures, or was found to be damaged: when it was made, and what it lacks. */
  partial: z.object({ made: z.iso.datetime(), lacks: z.string() }).nullable().default(null),
  /** The newest copy that was restored and checked: when it was made and checked, and what is in it. */
  checked: z.object({ made: z.iso.datetime(), at: z.iso.datetime(), contents: z.string() }).nullable(),
  /** Why the last attempt failed, and how many have failed since the last that did not fail. */
  failure: z.object({ at: z.iso.datetime(), message: z.string(), count: z.int().positive() }).nullable(),
});
export type BackupState = z.infer<typeof backupStateSchema>;

/** `GET /api/admin/backups` */
export const backupReportSchema = z.object({
  /** Where the copies are kept: nowhere, in BACKUP_DIR, or by restic. */
  store: z.enum(['none', 'folder', 'restic']),
  /** Null before the first attempt. */
  state: backupStateSchema.nullable(),
  /** One sentence when somebody has to do something, otherwise null. */
  warning: z.string().nullable(),
});
export type BackupReport = z.infer<typeof backupReportSchema>;
