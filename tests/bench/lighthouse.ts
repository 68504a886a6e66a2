import { measuredRoutes } from '../support/public-routes.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withHandWrittenPages } from './harness/hand-written-pages.ts';
import { type LighthouseScores, lighthouseRun } from './harness/lighthouse-run.ts';
import { median } from './harness/rounds.ts';
import { withSite } from './harness/site-server.ts';

/**
 * The number of visits that Lighthouse recommends for a stable median, of the site's page and of the plain
 * document in turn, so that both meet the machine in the same state.
 */
const RUNS = 5;

/**
 * Machine index of the simulated phone: Lighthouse's fourfold slowdown on a machine with an index of 2,000, on
 * which the limits were set. A slower machine is slowed down less, so that the phone stays the same.
 */
const PHONE_INDEX = 500;

/**
 * Lighthouse's mobile audit of every public route of the running production server; the largest paint is
 * compared with that of the same content written by hand.
 */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  measure: () =>
    withSite(({ url }) =>
      withHandWrittenPages(url, measuredRoutes, async (plainUrl) => {
        const figures: Figure[] = [];
        for (const route of measuredRoutes) {
          console.log(`  lighthouse ${route}`);
          figures.push(...(await routeFigures(route, `${url}${route}`, `${plainUrl}${route}`)));
        }
        return figures;
      }),
    ),
};

type Bound = Pick<Parameters<typeof figure>[1], 'baseline' | 'target'>;

/** Speed is the median of the runs; what does not depend on the machine must hold in each of them. */
const routeFigures = async (route: string, url: string, plainUrl: string): Promise<Figure[]> => {
  // Each page once beforehand: that tells how fast the machine is now, and fills the server's caches.
  await lighthouseRun(plainUrl);
  const slowdown = (await lighthouseRun(url)).machineIndex / PHONE_INDEX;
  const plain: LighthouseScores[] = [];
  const runs: LighthouseScores[] = [];
  while (runs.length < RUNS) {
    plain.push(await lighthouseRun(plainUrl, slowdown));
    runs.push(await lighthouseRun(url, slowdown));
  }
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  if (faults.length > 0) console.log(`  ${route} fails ${faults.join(', ')}`);

  const told = (name: string, unit: string, value: number, bound: Bound = {}) =>
    figure('lighthouse', { name: `${route} ${name}`, unit, value, ...bound });
  const worst = (category: 'accessibility' | 'best-practices' | 'seo') =>
    told(category, '', Math.min(...runs.map((run) => run[category])), { target: { atLeast: 1 } });
  return [
    told('performance', '', median(runs.map((run) => run.performance)), { target: { atLeast: 0.97 } }),
    worst('accessibility'),
    worst('best-practices'),
    worst('seo'),
    told('layout shift', '', Math.max(...runs.map((run) => run.cls)), { target: { atMost: 0.01 } }),
    told('largest paint', 'ms', median(runs.map((run) => run.lcp)), {
      baseline: median(plain.map((run) => run.lcp)),
      target: { atMost: 1.2 },
    }),
    told('main thread blocked', 'ms', median(runs.map((run) => run.tbt)), { target: { atMost: 50 } }),
    // A document without scripts blocks as well: the part of the figure above that is due to the machine.
    told('main thread blocked, written by hand', 'ms', median(plain.map((run) => run.tbt))),
    told('slowdown of the simulated phone', '', slowdown),
    told('speed of this machine meanwhile', '', median(runs.map((run) => run.machineIndex))),
  ];
};
