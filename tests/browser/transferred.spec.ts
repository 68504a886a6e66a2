import type { APIRequestContext, Page, Route } from '@playwright/test';
import { measuredRoutes } from '../support/public-routes.ts';
import { untilMarked } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

// Everything that a page fetches by itself, including its video.
test.use({ films: true });

/** JavaScript limits of every public page (decision 0078), in kB (1000 bytes), gzipped. */
const limits = {
  /** What a browser has requested when the frame is hydrated and everything in the page is interactive. */
  interactive: 125,
  /** What it has requested four seconds later without any input. */
  untouched: 150,
};

/** How long the page is left untouched after hydration, in milliseconds. */
const UNTOUCHED = 4000;

/** In the page: URLs of all scripts requested up to `after` milliseconds after hydration. */
const scriptsRequested = (after: number): string[] => {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= hydrated + after)
    .map(({ name }) => name);
};

const kilobytes = async (request: APIRequestContext, scripts: readonly string[]) => {
  const sizes = [...new Set(scripts)].map(async (url) => {
    const answer = await request.head(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers()['content-encoding']).toBe('gzip');
    return Number(answer.headers()['content-length']);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};

const measure = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForFunction(
    (after) =>
      performance.now() >= (performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity) + after,
    UNTOUCHED,
  );
  const [interactive, untouched] = [
    await page.evaluate(scriptsRequested, 0),
    await page.evaluate(scriptsRequested, UNTOUCHED),
  ];
  return {
    interactive: await kilobytes(page.request, interactive),
    untouched: await kilobytes(page.request, untouched),
  };
};

test('the JavaScript of every kind of page keeps within its limits', async ({ browser, baseURL }) => {
  const visitAs = async (path: string) => {
    // A first-time visitor: on the home page the wheel opens automatically.
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const sizes = await measure(await context.newPage(), path);
    await context.close();
    return { path, ...sizes };
  };
  const [home = '/', ...others] = measuredRoutes;
  // The home page is measured alone, because otherwise its wheel would open too late to be counted; the
  // others in parallel, since they mostly wait.
  const measured = [await visitAs(home), ...(await Promise.all(others.map(visitAs)))];
  const table = measured.map(
    ({ path, interactive, untouched }) => `${path} ${interactive.toFixed(1)} ${untouched.toFixed(1)}`,
  );
  test.info().annotations.push(...table.map((description) => ({ type: 'kB', description })));
  const exceeding = measured.filter(
    ({ interactive, untouched }) => interactive > limits.interactive || untouched > limits.untouched,
  );
  expect(exceeding, table.join('\n')).toEqual([]);
});

/** What starts a page: React, the site and the site's styles. */
const STARTED = /\/assets\/(?:react-[\w-]+\.js|site-[\w-]+\.(?:js|css))$/;

test('what a page starts is requested side by side, after its pictures', async ({ page }) => {
  // None is answered before all three are requested: one that waited for another would never start the page.
  const waiting: Route[] = [];
  await page.route(STARTED, async (route) => {
    waiting.push(route);
    if (waiting.length === 3) await Promise.all(waiting.map((each) => each.continue()));
  });
  await page.goto('/custom-design');
  await untilMarked(page, 'hydrated');
  expect(waiting).toHaveLength(3);
  const { begun, pictures } = await page.evaluate((started) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      begun: resources.filter(({ name }) => new RegExp(started).test(name)).map(({ startTime }) => startTime),
      // Pictures further down are fetched later.
      pictures: [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')].map(
        ({ currentSrc }) => resources.find(({ name }) => name === currentSrc)?.responseEnd ?? Number.NaN,
      ),
    };
  }, STARTED.source);
  expect(begun).toHaveLength(3);
  expect(pictures.length).toBeGreaterThan(0);
  expect(Math.min(...begun)).toBeGreaterThan(Math.max(...pictures));
});
