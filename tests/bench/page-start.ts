import type { Browser, CDPSession } from '@playwright/test';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { median } from './harness/rounds.ts';
import { withSite } from './harness/site-server.ts';
import { metric, slowDown } from './harness/slow-page.ts';

const NAME = 'page-start';
const ROUTES = ['/', '/category/engagement-rings', '/product/round-solitaire-in-yellow-gold', '/appointment'];
const RUNS = 5;
/** How many times the processor is slowed down: not at all, a cheap phone, a very slow one. */
const SLOWDOWNS = [1, 4, 10] as const;
/** Milliseconds after the first paint at which the menu is pressed, each in a visit of its own. */
const PRESSED_AFTER = [0, 200, 500, 1000, 2000];
const TIMEOUT_MS = 60_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** In the page, as text: keeps its long tasks and the durations of presses. */
const WATCH = `
  window.longTasks = [];
  window.presses = [];
  const watch = (type, keep, options) => new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, ...options });
  watch('longtask', ({ startTime, duration }) => window.longTasks.push({ startTime, duration }));
  watch('event', ({ name, duration }) => name === 'click' && window.presses.push(duration), { durationThreshold: 16 });
`;
/** In the page: when this happened, after so many milliseconds more; nothing before. */
const sinceEvent = ([name, more]: [string, number]): number | undefined => {
  const [entry] = performance.getEntriesByName(name);
  return entry && performance.now() >= entry.startTime + more ? entry.startTime : undefined;
};

interface Start {
  /** Milliseconds of processor time that the main thread needs until the page is hydrated. */
  readonly processor: number;
  /** Its longest task, and the time beyond 50 ms of all its tasks together, until then. */
  readonly longest: number;
  readonly blocked: number;
}

const slowedPage = async (browser: Browser, slowdown: number) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowDown(session, slowdown);
  return { context, page, session };
};

const measureStart = async (browser: Browser, url: string, slowdown: number): Promise<Start> => {
  const { context, page, session } = await slowedPage(browser, slowdown);
  await page.goto(url, { waitUntil: 'commit' });
  const alive = await page.waitForFunction(sinceEvent, ['page-hydrated', 0] as [string, number], {
    polling: 100,
    timeout: TIMEOUT_MS,
  });
  const processor = (await metric(session, 'TaskDuration')) * 1000;
  const until = (await alive.jsonValue()) ?? Number.NaN;
  const tasks = await page.evaluate<{ startTime: number; duration: number }[]>('window.longTasks');
  await context.close();
  const durations = tasks.filter(({ startTime }) => startTime < until).map(({ duration }) => duration);
  return {
    processor,
    longest: Math.max(0, ...durations),
    blocked: durations.reduce((sum, duration) => sum + duration - 50, 0),
  };
};

/** Milliseconds from a press on the menu while the page starts until what it shows is painted. */
const measurePress = async (
  browser: Browser,
  url: string,
  slowdown: number,
  after: number,
): Promise<number> => {
  const { context, page } = await slowedPage(browser, slowdown);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(sinceEvent, ['first-contentful-paint', after] as [string, number], {
    timeout: TIMEOUT_MS,
  });
  await page.getByLabel('Open menu').tap();
  // Shorter ones than 16 ms are not reported.
  await page.waitForTimeout(500 * slowdown);
  const presses = await page.evaluate<number[]>('window.presses');
  await context.close();
  return Math.max(0, ...presses);
};

/**
 * How long the main thread works until a page is alive, with the processor slowed down as well: on a machine with other
 * work only the processor time counts. `BASELINE_URL` names a server of another version, which is measured in turn.
 */
export const pageStart: Benchmark = {
  name: NAME,
  measure: () =>
    withSite((site) =>
      withBrowser(async (browser) => {
        const other = process.env.BASELINE_URL;
        const figures: Figure[] = [];
        for (const route of ROUTES)
          for (const slowdown of SLOWDOWNS)
            figures.push(...(await startFigures(browser, { site: site.url, other, route, slowdown })));
        return figures;
      }),
    ),
};

interface Subject {
  readonly site: string;
  readonly other: string | undefined;
  readonly route: string;
  readonly slowdown: (typeof SLOWDOWNS)[number];
}

const startFigures = async (
  browser: Browser,
  { site, other, route, slowdown }: Subject,
): Promise<Figure[]> => {
  console.log(`  ${NAME} ${route}, slowed down ${slowdown} times`);
  const own: Start[] = [];
  const others: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await measureStart(browser, site + route, slowdown));
    if (other) others.push(await measureStart(browser, other + route, slowdown));
  }
  const told = (name: string, unit: string, value: number, bound: object) =>
    figure(NAME, { name: `${route}, slowed down ${slowdown} times: ${name}`, unit, value, ...bound });
  const compared = (name: string, key: keyof Start, atMost: number) => {
    const baseline = median(others.map((start) => start[key]));
    const bound = other ? { baseline, target: { atMost } } : {};
    return told(name, 'ms', median(own.map((start) => start[key])), bound);
  };
  if (slowdown === 1) return [compared('processor until alive', 'processor', 1 / 2)];
  const presses: number[] = [];
  for (const after of PRESSED_AFTER) presses.push(await measurePress(browser, site + route, slowdown, after));
  const longest = median(own.map((start) => start.longest));
  return [
    told('longest task', 'ms', longest, slowdown === 10 ? { target: { atMost: 200 } } : {}),
    compared('blocked', 'blocked', 1 / 3),
    told('slowest press on the menu', 'ms', Math.max(...presses), {
      target: { atMost: slowdown === 4 ? 100 : 300 },
    }),
  ];
};
