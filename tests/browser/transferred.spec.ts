import type { APIRequestContext, Page } from '@playwright/test';
import { publicRoutes } from '../support/public-routes.ts';
import { seeAll, visit } from './support/hydrated.ts';
import { javascriptLimits } from './support/javascript-limits.ts';
import { expect, test } from './support/site-test.ts';

// Everything that a page fetches by itself, including its video.
test.use({ films: true });

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
  const [home = '/', ...others] = publicRoutes;
  // The home page is measured alone, because otherwise its wheel would open too late to be counted; the
  // others in parallel, since they mostly wait.
  const measured = [await visitAs(home), ...(await Promise.all(others.map(visitAs)))];
  const table = measured.map(
    ({ path, interactive, untouched }) => `${path} ${interactive.toFixed(1)} ${untouched.toFixed(1)}`,
  );
  test.info().annotations.push(...table.map((description) => ({ type: 'kB', description })));
  const exceeding = measured.filter(({ path, interactive, untouched }) => {
    const limits = javascriptLimits[path];
    return !limits || interactive > limits.interactive || untouched > limits.untouched;
  });
  expect(exceeding, table.join('\n')).toEqual([]);
});

/** In the page: pictures that are visible at any point of the window at the current scroll position. */
const picturesSeen = (): string[] => {
  const isOpaque = (element: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    return backgroundColor.startsWith('rgb(') && opacity === '1';
  };
  const seen = new Set<string>();
  for (let x = 8; x < window.innerWidth; x += 32) {
    for (let y = 8; y < window.innerHeight; y += 32) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element instanceof HTMLImageElement && element.currentSrc) {
          seen.add(element.currentSrc);
          break;
        }
        if (isOpaque(element)) break;
      }
    }
  }
  return [...seen];
};

/** In the page: pictures that were fetched. */
const picturesFetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/media/') && !/\.(?:mp4|webm)$/.test(name));

for (const path of publicRoutes) {
  test(`${path} fetches no picture that no point of it shows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const seen = new Set<string>();
    const look = async () => {
      for (const picture of await page.evaluate(picturesSeen)) seen.add(picture);
    };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 200) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await look();
    }
    await seeAll(page);
    const fetched = new Set(await page.evaluate(picturesFetched));
    expect([...fetched].filter((picture) => !seen.has(picture))).toEqual([]);
  });
}

test('what a page starts is requested side by side, after its pictures', async ({ page }) => {
  await page.goto('/custom-design');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const { files, requested, picture } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const times = (name: string) =>
      resources
        .filter((resource) => new URL(resource.name).pathname === name)
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }))[0];
    const listed =
      document.querySelector<HTMLMetaElement>('meta[name=start-files]')?.content.split(' ') ?? [];
    return {
      files: listed,
      requested: listed.map(times),
      picture: resources.find(({ initiatorType }) => initiatorType === 'img')?.responseEnd ?? Number.NaN,
    };
  });
  expect(files.map((file) => file.replace(/-[\w-]{8}\./, '.'))).toEqual(
    expect.arrayContaining(['/assets/react.js', '/assets/site.js', '/assets/site.css']),
  );
  const begun = requested.map((times) => times?.startTime ?? Number.NaN);
  const ended = requested.map((times) => times?.responseEnd ?? Number.NaN);
  expect(Math.max(...begun)).toBeLessThan(Math.min(...ended));
  expect(Math.min(...begun)).toBeGreaterThan(picture);
});
