import type { Dashboard } from '@jeweler/core/submissions';
import type { SitePlace } from '@jeweler/web/render-contract';
import type { Router } from 'express';
import { getSession } from '../accounts/require-staff.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { ProductPictures } from '../catalogue/product-pictures.ts';
import { countMissing } from '../catalogue/record-missing.ts';
import type { Database } from '../database/database.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { mediaFigures } from '../media/media-figures.ts';
import { waitingSubmissions } from '../submissions/waiting-submissions.ts';
import { findMediaUsage } from './find-media-usage.ts';
import { today } from './today.ts';

interface DashboardDeps {
  readonly config: { readonly siteUrl: string };
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: CatalogueStore;
  readonly pictures: ProductPictures;
  readonly media: MediaIndex;
  readonly site: { readonly sitePlaces: readonly SitePlace[] };
}

/** What staff see of several resources together: the day, the dashboard, and where the site shows which file. */
export const addDashboard = (router: Router, deps: DashboardDeps): void => {
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
