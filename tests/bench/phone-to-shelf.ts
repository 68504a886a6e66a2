import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newRing, publishNewRing } from '../catalogue-suite/new-ring.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withBrowser } from './harness/chromium.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { signedIn } from './harness/portal-page.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { slowDown } from './harness/slow-page.ts';

const NAME = 'phone-to-shelf';
const ROUNDS = 5;
/** What a person takes to read and press, for each step. */
const STEP_SECONDS = 1;
/** A phone: an ordinary mobile network, and a processor of a quarter of the speed. */
const NETWORK = { latency: 60, uploadThroughput: 1_125_000, downloadThroughput: 1_125_000 };
const SLOWDOWN = 4;

/** From the button *From the phone* to a ring on the website, with a photo of some three megabytes. */
export const phoneToShelf: Benchmark = {
  name: NAME,
  measure: () =>
    withBrowser(async (browser) => {
      const photo = await takePhoto();
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { folder, remove } = temporaryFolder();
        // A new site each time: the ring can be published once.
        rounds.push(await withSite((site) => publish(browser, site, photo), { mediaDir: folder }));
        remove();
      }
      return toFigures(rounds);
    }),
};

interface Round {
  /** Seconds from the button. */
  readonly inEditor: number;
  readonly onWebsite: number;
  readonly steps: number;
}

const toFigures = (rounds: readonly Round[]): Figure[] => {
  const steps = Math.max(...rounds.map((round) => round.steps));
  const inEditor = median(rounds.map((round) => round.inEditor));
  const onWebsite = median(rounds.map((round) => round.onWebsite + round.steps * STEP_SECONDS));
  return [
    figure(NAME, {
      name: 'button to picture in the editor, 3 MB over 9 Mbit/s',
      unit: 's',
      value: inEditor,
      target: { atMost: 20 },
    }),
    figure(NAME, {
      name: `button to published piece, with a second for each of its ${steps} steps`,
      unit: 's',
      value: onWebsite,
      target: { atMost: 120 },
    }),
  ];
};

const takePhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width: 3000, height: 2250, channels: 3, background: '#888', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
};

const openPhone = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), SLOWDOWN, NETWORK);
  await page.goto(address);
  return page;
};

const publish = async (
  browser: Browser,
  site: SiteServer,
  photo: Awaited<ReturnType<typeof takePhoto>>,
): Promise<Round> => {
  const page = await signedIn(browser, site);
  let pressed = 0;
  let arrived = 0;
  const addPicture = async (click: (target: Locator) => Promise<void>) => {
    pressed = performance.now();
    await click(page.getByRole('button', { name: 'From the phone: First picture' }));
    const dialog = page.getByRole('dialog', { name: 'From the phone' });
    const address = (await dialog.locator('code').textContent()) ?? '';
    const phone = await openPhone(browser, address);
    await click(phone.getByRole('button', { name: 'Choose photos' }));
    await phone.locator('input[multiple]').setInputFiles([photo]);
    await dialog.getByRole('button', { name: 'Choose IMG_0001.jpg', pressed: true }).waitFor();
    arrived = performance.now();
    await click(dialog.getByRole('button', { name: 'Done' }));
    await phone.context().close();
  };
  const steps = await publishNewRing(page, addPicture);
  await page.goto(site.url + newRing.page);
  await page.getByRole('heading', { level: 1, name: newRing.name }).waitFor();
  const published = performance.now();
  await page.close();
  return {
    inEditor: (arrived - pressed) / 1000,
    onWebsite: (published - pressed) / 1000,
    steps,
  };
};
