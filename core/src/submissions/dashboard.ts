import { missingFields } from '../schemas/catalogue-records.ts';
import { mediaFileSchema, mediaUsageSchema } from '../schemas/media-file.ts';
import { mediaKinds } from '../schemas/media-kinds.ts';
import { z } from '../schemas/zod.ts';
import { submissionKinds } from './kinds.ts';

const amountSchema = z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() });

/**
 * How changes in the media folder are detected: by file system events, by polling (MEDIA_POLL=1), or not at
 * all. `message` says why, or which files cannot be read, in words for staff.
 */
export const watcherHealthSchema = z.object({
  state: z.enum(['watching', 'polling', 'failed']),
  message: z.string().optional(),
  /** Time of the last full scan. */
  lastScan: z.iso.datetime(),
});
export type WatcherHealth = z.infer<typeof watcherHealthSchema>;

/** `GET /api/admin/dashboard`: figures at the time of the request. */
export const dashboardSchema = z.object({
  media: z.object({
    kinds: z.record(z.enum(mediaKinds), amountSchema),
    /** Files added to the folder in the last seven days. */
    addedThisWeek: z.int().nonnegative(),
    /** The newest pictures, newest first, at most eight. */
    newest: z.array(mediaFileSchema),
    /** The largest files, largest first, at most five. */
    biggest: z.array(mediaFileSchema),
    watcher: watcherHealthSchema,
  }),
  /** Used by the catalogue or the site, but missing from the folder. */
  missing: mediaUsageSchema.shape.missing,
  /** How many pieces that visitors see have missing fields, and how many have each of them missing. */
  missingFields: z
    .object({
      pieces: z.int().nonnegative(),
      counts: z.partialRecord(z.enum(missingFields), z.int().positive()),
    })
    .optional(),
  /** Number of submissions that wait for the shop, by kind; all of the subscriptions. */
  waiting: z.record(z.enum(submissionKinds), z.int().nonnegative()),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
