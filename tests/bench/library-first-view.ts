import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';
import { startBaseline } from './harness/baseline-process.ts';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { storedSession } from './harness/staff.ts';

const NAME = 'library-first-view';
const FILES = 10_000;
const THUMBNAILS = 20;
const ROUNDS = 9;
/** Loads before the warm ones: a browser caches compiled scripts after the second. */
const WARM_UPS = 3;
/** A library of the same size in WordPress, measured with the same bare page. */
const FLOOR = { cold: 6.6, warm: 5.1 };
const VIEWPORT = { width: 1440, height: 1800 };
const PICTURES = fileURLToPath(new URL('../../media/products', import.meta.url));

/**
 * Time from the navigation to the frame with the first thumbnails, with 10,000 files in the folder, compared
 * with an HTML page that has only the same thumbnails. Cold: with an empty browser cache. Warm: loaded
 * before.
 */
export const libraryFirstView: Benchmark = {
  name: NAME,
  measure: () =>
    withMediaTree(FILES, async (mediaDir) => {
      await placePictures(mediaDir);
      return withSite((site) => withBrowser((browser) => measure(browser, site)), { mediaDir });
    }),
};

/** Makes the first files of the list photographs; the others are never shown. */
const placePictures = async (mediaDir: string): Promise<void> => {
  const names = (await readdir(PICTURES)).filter((name) => name.endsWith('.jpg'));
  const copies = Array.from({ length: 2 * THUMBNAILS }, (_, index) =>
    copyFile(
      path.join(PICTURES, names[index % names.length] ?? ''),
      path.join(mediaDir, 'shoot 0', 'day-0', `IMG_${index}-ring.jpg`),
    ),
  );
  await Promise.all(copies);
};

/**
 * Runs in the page before anything else: records the start of the frame after the one in which the thumbnails
 * are found. As text, because the compiler of this file inserts calls into functions that do not exist in the
 * page.
 */
const watchThumbnails = `{
  const isLoaded = ({ complete, naturalWidth }) => complete && naturalWidth > 0;
  const look = () => {
    const found = [...document.images].filter(isLoaded).length >= ${THUMBNAILS};
    requestAnimationFrame(found ? () => performance.measure('thumbnails', { start: 0 }) : look);
  };
  look();
}`;

/** Milliseconds from the navigation to the frame with the thumbnails. */
const opening = async (context: BrowserContext, address: string): Promise<number> => {
  const page = await context.newPage();
  await page.addInitScript({ content: watchThumbnails });
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => performance.getEntriesByName('thumbnails')[0]?.duration);
  const time = (await found.jsonValue()) ?? Number.NaN;
  // Waits for everything after the first view as well, so that the next load finds all of it cached.
  await page.waitForTimeout(AFTER_OPENING);
  await page.close();
  return time;
};
const AFTER_OPENING = 500;

type Opening = (address: string) => Promise<number>;

/** Medians of the library and of the bare page, loaded alternately. */
const alternately = async (open: Opening, library: string, bare: string): Promise<[number, number]> => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[1].push(await open(bare));
    times[0].push(await open(library));
  }
  return [median(times[0]), median(times[1])];
};

const measure = async (browser: Browser, site: SiteServer): Promise<Figure[]> => {
  const storageState = await storedSession(site);
  const newContext = () => browser.newContext({ viewport: VIEWPORT, storageState });
  const library = `${site.url}/admin/media`;

  const context = await newContext();
  const page = await context.newPage();
  await page.addInitScript({ content: watchThumbnails });
  await page.goto(library);
  await page.waitForFunction(() => performance.getEntriesByName('thumbnails').length > 0);
  const sources = await page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
  );
  await page.close();

  const bare = startBaseline('bare-http');
  try {
    const port = Number(await bare.ask(barePage(sources.slice(0, THUMBNAILS))));
    const address = `http://127.0.0.1:${port}/`;
    const inNewContext = async (place: string) => {
      const fresh = await newContext();
      const time = await opening(fresh, place);
      await fresh.close();
      return time;
    };
    const [cold, bareCold] = await alternately(inNewContext, library, address);
    const inSameContext = (place: string) => opening(context, place);
    for (let round = 0; round < WARM_UPS; round += 1) {
      await inSameContext(library);
      await inSameContext(address);
    }
    const [warm, bareWarm] = await alternately(inSameContext, library, address);
    const row = (state: keyof typeof FLOOR, value: number, baseline: number) =>
      figure(NAME, {
        name: `${THUMBNAILS} thumbnails, ${state}`,
        unit: 'ms',
        value,
        baseline,
        target: { atMost: FLOOR[state] },
      });
    return [row('cold', cold, bareCold), row('warm', warm, bareWarm)];
  } finally {
    bare.stop();
  }
};

/** The response that `bare-http` sends. */
const barePage = (sources: readonly string[]) => ({
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  body: Buffer.from(
    `<!doctype html><html lang="en"><title>Bare</title>${sources
      .map((source) => `<img src="${source}" alt="" width="160" height="160">`)
      .join('')}</html>`,
  ).toString('base64'),
});
