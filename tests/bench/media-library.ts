import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { keyTimes, signedIn } from './harness/portal-page.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

const NAME = 'media-library';
const FILES = 10_000;
const OPENINGS = 5;
const DROPS = 5;
/**
 * Milliseconds to wait for work that follows loading. The event stream never ends, so the network is never
 * idle.
 */
const CALM = 1500;
/** Typed one character after the other; each gives a different list. */
const TYPED = 'ring img_12 day-3 shoot 2';

/** The library in a browser: 10,000 files in the folder of a server on this machine. */
export const mediaLibrary: Benchmark = {
  name: NAME,
  measure: () =>
    withBrowser(async (browser) => [
      ...(await withMediaTree(FILES, (mediaDir) =>
        withSite((site) => measure(browser, site, mediaDir), { mediaDir }),
      )),
      ...(await withMediaTree(100_000, (mediaDir) =>
        withSite(async (site) => [await keystrokeFigure(await signedIn(browser, site), site, 100_000)], {
          mediaDir,
        }),
      )),
    ]),
};

/** Milliseconds from the navigation to the frame in which the first usable card is found. */
const untilFirstCard = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(
    () => document.querySelector('[role=row][data-position="0"]:not([inert] *)') && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return (await found.jsonValue()) ?? Number.NaN;
};

const open = async (page: Page, { url }: SiteServer, query = ''): Promise<number> => {
  await page.goto(`${url}/admin/media${query}`, { waitUntil: 'commit' });
  return untilFirstCard(page);
};

/** kB of the scripts that have been requested until then, uncompressed. */
const scriptsUntil = (page: Page, time: number): Promise<number> =>
  page.evaluate(
    (time) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= time)
        .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) / 1000,
    time,
  );

/** Milliseconds of script for each key typed in the search, until the list is updated. */
const keystrokeFigure = async (page: Page, site: SiteServer, files: number): Promise<Figure> => {
  await open(page, site);
  const times = await keyTimes(page, TYPED, CALM);
  return figure(NAME, {
    name: `script of a key in the search, ${files.toLocaleString('en-US')} files`,
    unit: 'ms',
    value: median(times),
    ...(files === FILES ? { target: { atMost: 50 } } : {}),
  });
};

/** Bytes in use on the page's heap after a garbage collection. */
const heap = async (page: Page): Promise<number> => {
  await page.waitForTimeout(CALM);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

/**
 * Milliseconds from writing a picture to the folder until its card is drawn, looked for in every frame: a
 * locator waits longer and longer between two looks, half a second in the end.
 */
const dropped = async (page: Page, mediaDir: string, index: number, picture: Buffer): Promise<number> => {
  const name = `0 new ${index}.jpg`;
  const start = performance.now();
  await writeFile(path.join(mediaDir, name), picture);
  await page.waitForFunction((label) => document.querySelector(`[role=row][aria-label^="${label}"]`), name, {
    polling: 'raf',
  });
  return performance.now() - start;
};

const measure = async (browser: Browser, site: SiteServer, mediaDir: string): Promise<Figure[]> => {
  const page = await signedIn(browser, site);
  const openings: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) openings.push(await open(page, site));
  const scripts = await scriptsUntil(page, openings.at(-1) ?? 0);
  const nodes = await page.locator('*').count();
  const full = await heap(page);
  const key = await keystrokeFigure(page, site, FILES);

  await open(page, site);
  await page.waitForTimeout(CALM);
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#785820' } })
    .jpeg()
    .toBuffer();
  const drops: number[] = [];
  for (let index = 0; index < DROPS; index += 1) drops.push(await dropped(page, mediaDir, index, picture));

  // The same page with as many visible cards, on a server with hardly more files than these.
  const few = await withMediaTree(100, (fewDir) =>
    withSite(
      async (small) => {
        const other = await signedIn(browser, small);
        await open(other, small);
        return heap(other);
      },
      { mediaDir: fewDir },
    ),
  );
  const ms = { unit: 'ms' };
  return [
    figure(NAME, {
      ...ms,
      name: 'first cards after opening',
      value: median(openings),
      target: { atMost: 1500 },
    }),
    figure(NAME, { name: 'JavaScript until then', unit: 'kB', value: scripts, target: { atMost: 750 } }),
    figure(NAME, { name: 'elements in the page then', unit: '', value: nodes, target: { atMost: 1500 } }),
    key,
    figure(NAME, {
      ...ms,
      name: 'file dropped until its card is drawn',
      value: median(drops),
      target: { atMost: 2000 },
    }),
    figure(NAME, { ...ms, name: 'the slowest of them', value: Math.max(...drops), target: { atMost: 2000 } }),
    figure(NAME, {
      name: 'heap of the page for 10,000 files',
      unit: 'MB',
      value: ((full - few) / (FILES - 100)) * (10_000 / 1e6),
    }),
  ];
};
