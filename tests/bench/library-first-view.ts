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
/** Openings before the warm ones: a browser keeps compiled scripts after the second. */
const WARM_UPS = 3;
const TARGET = { atMost: 4 };
const VIEWPORT = { width: 1440, height: 1800 };
const PICTURES = fileURLToPath(new URL('../../media/products', import.meta.url));

/**
 * From the navigation to the frame with the first thumbnails, with 10,000 files in the folder, against a page of HTML
 * with the same thumbnails and nothing else. Cold: nothing in the browser's cache. Warm: opened before.
 */
export const libraryFirstView: Benchmark = {
  name: NAME,
  measure: () =>
    withMediaTree(FILES, async (mediaDir) => {
      await placePictures(mediaDir);
      return withSite((site) => withBrowser((browser) => measure(browser, site)), { mediaDir });
    }),
};

/** The first files of the list become photographs; the others are never shown. */
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
 * Runs in the page before anything else: notes when the frame after the one that finds the thumbnails begins. As text,
 * because what compiles this file puts calls into functions that the page does not have.
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
  // Whatever comes after the first view has come too, so that the next opening finds all of it cached.
  await page.waitForTimeout(AFTER_OPENING);
  await page.close();
  return time;
};
const AFTER_OPENING = 500;

type Opening = (address: string) => Promise<number>;

/** Medians of the library and of the bare page, opened in turn. */
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
    const row = { unit: 'ms', target: TARGET };
    return [
      figure(NAME, { ...row, name: `${THUMBNAILS} thumbnails, cold`, value: cold, baseline: bareCold }),
      figure(NAME, { ...row, name: `${THUMBNAILS} thumbnails, warm`, value: warm, baseline: bareWarm }),
    ];
  } finally {
    bare.stop();
  }
};

/** What `bare-http` is told to answer. */
const barePage = (sources: readonly string[]) => ({
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  body: Buffer.from(
    `<!doctype html><html lang="en"><title>Bare</title>${sources
      .map((source) => `<img src="${source}" alt="" width="160" height="160">`)
      .join('')}</html>`,
  ).toString('base64'),
});
