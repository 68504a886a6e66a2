import { mediaCalls, staffCalls } from '@jeweler/core/calls';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { findMediaUsage, type UsageDeps } from '../catalogue/picture-uses.ts';
import { countMissing, type RecordDeps } from '../catalogue/record-missing.ts';
import { mediaFigures } from '../media/media-figures.ts';
import { waitingSubmissions } from '../submissions/list-submissions.ts';
import { today } from './today.ts';

/** What staff see of several resources together: the day, the dashboard, and where the site shows which file. */
export const addDashboard = (router: Router, deps: RecordDeps & UsageDeps): void => {
  const { database, media } = deps;
  const add = staffAnswers(router, deps.clock);

  add(mediaCalls.getMediaUsage, () => findMediaUsage(deps));

  add(staffCalls.getToday, ({ now, session }) => today(database, now, session.adminId));

  add(staffCalls.getDashboard, async ({ now }) => ({
    media: { ...mediaFigures(media.entries, now), watcher: media.health },
    missing: (await findMediaUsage(deps)).missing,
    missingFields: await countMissing(deps),
    waiting: await waitingSubmissions(database),
  }));
};
