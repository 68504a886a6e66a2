import { mediaFileSchema, mediaKinds, mediaUsageSchema } from './media-file.ts';
import { submissionKinds } from './submission.ts';
import { z } from './zod.ts';

const amountSchema = z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() });

/**
 * How the media folder is followed: by the system's notices, by looking at intervals (MEDIA_POLL=1),
 * or not at all (`message` says why, in words for staff).
 */
export const watcherHealthSchema = z.object({
  state: z.enum(['watching', 'polling', 'failed']),
  message: z.string().optional(),
  /** When the folder was last read as a whole. */
  lastScan: z.iso.datetime(),
});
export type WatcherHealth = z.infer<typeof watcherHealthSchema>;

/** `GET /api/admin/dashboard`: real figures of the moment it is asked. */
export const dashboardSchema = z.object({
  media: z.object({
    kinds: z.record(z.enum(mediaKinds), amountSchema),
    /** Files that came into the folder in the last seven days. */
    addedThisWeek: z.int().nonnegative(),
    /** Pictures that came last, newest first, at most eight. */
    newest: z.array(mediaFileSchema),
    /** At most five, biggest first. */
    biggest: z.array(mediaFileSchema),
    watcher: watcherHealthSchema,
  }),
  /** In use by catalogue or site, not in the folder. */
  missing: mediaUsageSchema.shape.missing,
  /** Submissions that wait for the shop, by kind; of subscriptions all. */
  waiting: z.record(z.enum(submissionKinds), z.int().nonnegative()),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
