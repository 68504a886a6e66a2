import type { Browser, BrowserContextOptions } from '@playwright/test';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { withSite } from './harness/site-server.ts';
import { slowDown } from './harness/slow-page.ts';

const NAME = 'next-page';
const VISITS = 9;
const CATEGORY = '/category/engagement-rings';
const HOVER_MS = 400;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** A quarter of the processor's speed, and 1.6 Mbit/s with 150 ms. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** In the page, as text: notes when the press comes, and the frame in which the piece is there with its picture. */
const WATCH = `
  window.times = { pressed: 0, shown: 0 };
  for (const name of ['touchstart', 'mousedown'])
    window.addEventListener(name, () => { window.times.pressed = performance.now(); }, { capture: true });
  (function look() {
    const picture = document.querySelector('main img');
    const isShown = location.pathname.startsWith('/product/') && document.querySelector('main h1');
    if (isShown && picture?.complete && picture.naturalWidth > 0)
      requestAnimationFrame(() => { window.times.shown = performance.now(); });
    else requestAnimationFrame(look);
  })();
`;

/** Milliseconds from the press on a piece of a category until the piece's page is there, with its picture. */
const measureVisit = async (browser: Browser, url: string, isPhone: boolean): Promise<number> => {
  const options: BrowserContextOptions = isPhone ? PHONE : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url + CATEGORY);
  await page.waitForFunction(() => performance.getEntriesByName('page-hydrated').length > 0);
  if (isPhone) await slowDown(await context.newCDPSession(page), SLOWDOWN, NETWORK);
  const link = page.locator('main a[href^="/product/"]').nth(1);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${CATEGORY} shows no piece.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.evaluate(WATCH);
  if (isPhone) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.click(x, y);
  }
  const waited = await page.waitForFunction(() => {
    const { times } = window as unknown as { times: { pressed: number; shown: number } };
    return times.shown > 0 && times.shown - times.pressed;
  });
  const milliseconds = Number(await waited.jsonValue());
  await context.close();
  return milliseconds;
};

/** The third quartile. */
const p75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

/** From a press on a piece until its page is shown: on a desktop after hovering, on a slow phone from the touch. */
export const nextPage: Benchmark = {
  name: NAME,
  measure: () =>
    withSite(({ url }) =>
      withBrowser(async (browser) => {
        const figures: Figure[] = [];
        for (const [name, isPhone, atMost] of [
          ['desktop, after hovering', false, 100],
          ['slow phone', true, 300],
        ] as const) {
          const times: number[] = [];
          for (let visit = 0; visit < VISITS; visit += 1)
            times.push(await measureVisit(browser, url, isPhone));
          figures.push(figure(NAME, { name, unit: 'ms p75', value: p75(times), target: { atMost } }));
        }
        return figures;
      }),
    ),
};
