import { publicRoutes } from '../support/public-routes.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { type LighthouseScores, lighthouseRun } from './harness/lighthouse-run.ts';
import { median } from './harness/rounds.ts';
import { withSite } from './harness/site-server.ts';

/** As many visits as Lighthouse advises for a median that holds. */
const RUNS = 5;

/** Lighthouse's mobile defaults on every public route of the running production server. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  measure: () =>
    withSite(async ({ url }) => {
      const figures: Figure[] = [];
      for (const route of publicRoutes) {
        console.log(`  lighthouse ${route}`);
        figures.push(...(await routeFigures(route, `${url}${route}`)));
      }
      return figures;
    }),
};

/** Speed is the median of the runs; what does not depend on the machine must hold in each of them. */
const routeFigures = async (route: string, url: string): Promise<Figure[]> => {
  const runs: LighthouseScores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await lighthouseRun(url));
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  if (faults.length > 0) console.log(`  ${route} fails ${faults.join(', ')}`);

  const told = (name: string, unit: string, value: number, target?: Figure['target']) =>
    figure('lighthouse', { name: `${route} ${name}`, unit, value, ...(target ? { target } : {}) });
  const worst = (category: 'accessibility' | 'best-practices' | 'seo') =>
    told(category, '', Math.min(...runs.map((run) => run[category])), { atLeast: 1 });
  return [
    told('performance', '', median(runs.map((run) => run.performance)), { atLeast: 0.95 }),
    worst('accessibility'),
    worst('best-practices'),
    worst('seo'),
    told('layout shift', '', Math.max(...runs.map((run) => run.cls)), { atMost: 0.01 }),
    told('largest paint', 'ms', median(runs.map((run) => run.lcp))),
    told('speed of this machine meanwhile', '', median(runs.map((run) => run.machineIndex))),
  ];
};
