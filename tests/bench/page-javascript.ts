import type { Browser } from '@playwright/test';
import { measuredRoutes } from '../support/public-routes.ts';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withSite } from './harness/site-server.ts';

const NAME = 'page-javascript';
/** JavaScript limits of every public page (decision 0078), in kB (1000 bytes), gzipped. */
const LIMITS = { interactive: 125, untouched: 150 };
/** How long a page is left untouched after hydration, in milliseconds. */
const UNTOUCHED = 4000;

/** In the page, as text: when it was hydrated, or nothing yet. */
const HYDRATED = "performance.getEntriesByName('hydrated')[0]?.startTime";
const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, startTime }) => ({ name, startTime }))`;

/** kB of the scripts that a first-time visitor's browser requests by itself. */
const measurePage = async (browser: Browser, address: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(`performance.now() >= (${HYDRATED} ?? Infinity) + ${UNTOUCHED}`);
  const hydrated = await page.evaluate<number>(HYDRATED);
  const scripts = await page.evaluate<{ name: string; startTime: number }[]>(SCRIPTS);
  const kilobytesUntil = async (time: number) => {
    const names = new Set(scripts.filter(({ startTime }) => startTime <= time).map(({ name }) => name));
    let sum = 0;
    for (const name of names) {
      const answer = await context.request.head(name, { headers: { 'accept-encoding': 'gzip' } });
      if (answer.headers()['content-encoding'] !== 'gzip') throw new Error(`${name} is not compressed.`);
      sum += Number(answer.headers()['content-length']);
    }
    return sum / 1000;
  };
  const sizes = {
    interactive: await kilobytesUntil(hydrated),
    untouched: await kilobytesUntil(hydrated + UNTOUCHED),
  };
  await context.close();
  return sizes;
};

/** What a browser requests of every kind of page until it is interactive, and in the four seconds after that. */
export const pageJavascript: Benchmark = {
  name: NAME,
  measure: () =>
    withSite((site) =>
      withBrowser(async (browser) => {
        const figures: Figure[] = [];
        for (const route of measuredRoutes) {
          const sizes = await measurePage(browser, site.url + route);
          for (const phase of ['interactive', 'untouched'] as const)
            figures.push(
              figure(NAME, {
                name: `${route}: ${phase}`,
                unit: 'kB gzip',
                value: sizes[phase],
                target: { atMost: LIMITS[phase] },
              }),
            );
        }
        return figures;
      }),
    ),
};
