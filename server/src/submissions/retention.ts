import { monthsBefore } from '@jeweler/core/business';
import { matchingStatuses, submissionKinds } from '@jeweler/core/submissions';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings/portal-settings.ts';
import { deleteSubmissions } from './delete-submissions.ts';

/**
 * Deletes submissions that were completed longer ago than the settings allow, if these set a limit, and
 * records that. Returns how many.
 */
export const removeExpired = async (database: Database, now: Date): Promise<number> => {
  const { retentionMonths } = (await readSettings(database.query)).settings;
  if (retentionMonths === null) return 0;
  const until = monthsBefore(now, retentionMonths).toISOString();
  let total = 0;
  for (const kind of submissionKinds) {
    const finished = matchingStatuses([kind], ['finished']).map(({ status }) => status);
    if (finished.length === 0) continue;
    total += await deleteSubmissions(database, {
      reason: 'retention',
      by: null,
      at: now.toISOString(),
      find: (trx) =>
        trx
          .selectFrom('submissions')
          .where('kind', '=', kind)
          // Can use the index: no submission is completed before it is received.
          .where('received_at', '<', until)
          .where('status', 'in', finished)
          .where('status_since', '<', until),
    });
  }
  return total;
};
