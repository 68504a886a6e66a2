import type { Dashboard } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import { findMediaUsage, type UsageDeps } from '../catalogue/picture-uses.ts';
import { countMissing, type RecordDeps } from '../catalogue/record-missing.ts';
import { mediaFigures } from '../media/media-figures.ts';
import { waitingSubmissions } from '../submissions/list-submissions.ts';
import { today } from './today.ts';

/** What staff see of several resources together: the day, the dashboard, and where the site shows which file. */
export const addDashboard = (router: Router, deps: RecordDeps & UsageDeps): void => {
  const { database, clock, media } = deps;

  router.get('/api/admin/media/usage', async (_request, response) => {
    response.json(await findMediaUsage(deps));
  });

  router.get('/api/admin/today', async (_request, response) => {
    response.json(await today(database, clock(), getSession(response).adminId));
  });

  router.get('/api/admin/dashboard', async (_request, response) => {
    response.json({
      media: { ...mediaFigures(media.entries, clock()), watcher: media.health },
      missing: (await findMediaUsage(deps)).missing,
      missingFields: await countMissing(deps),
      waiting: await waitingSubmissions(database),
    } satisfies Dashboard);
  });
};
