import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { standingFiles } from '../../library-suite/media-folder.ts';
import { test as base, expect } from './own-server-test.ts';

export { expect };

/** A file as a phone's picker hands it over. */
export interface PhonePhoto {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Pictures of some 20 kilobytes, no two alike. */
export const takePhotos = (count: number, first = 1): Promise<PhonePhoto[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const number = first + index;
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      const create = { width: 240 + number, height: 200, channels: 3, background: '#888', noise } as const;
      const buffer = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
      return { name: `IMG_${1000 + number}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );

/** The page that a code leads to, on a phone of its own. */
export interface Phone {
  readonly page: Page;
  readonly state: Locator;
  choose(photos: readonly PhonePhoto[]): Promise<void>;
  /** Sends at this many kilobits per second from now on. */
  throttle(kilobits: number): Promise<void>;
  /** The screen goes dark, which cuts its connections, and lights up again. */
  hideAndReturn(): Promise<void>;
  close(): Promise<void>;
}

const openPhone = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
    ...options,
  });
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let throughput = -1;
  const network = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      uploadThroughput: throughput,
      downloadThroughput: throughput,
    });
  const show = (visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await page.goto(address);
  return {
    page,
    state: page.getByRole('status'),
    choose: (photos) => page.locator('input[multiple]').setInputFiles([...photos]),
    throttle: async (kilobits) => {
      throughput = (kilobits * 1000) / 8;
      await network(false);
    },
    hideAndReturn: async () => {
      await show('hidden');
      await network(true);
      await page.waitForTimeout(150);
      await network(false);
      await show('visible');
    },
    close: () => context.close(),
  };
};

interface PhoneFixtures {
  /** Opens an address on a new phone, closed when the test ends. */
  openPhone: (address: string, options?: BrowserContextOptions) => Promise<Phone>;
}

/** The portal with its own server, and phones beside it. */
export const test = base.extend<PhoneFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  files: async ({}, use) => use(standingFiles),
  openPhone: async ({ browser }, use) => {
    const opened: Phone[] = [];
    await use(async (address, options = {}) => {
      const phone = await openPhone(browser, address, options);
      opened.push(phone);
      return phone;
    });
    for (const phone of opened) await phone.close();
  },
});

/** The dialog with the code, and what it says. */
export const getCode = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'From the phone' });
  await expect(dialog.getByRole('img', { name: 'QR code of the address below' })).toBeVisible();
  return { dialog, address: (await dialog.locator('code').textContent()) ?? '' };
};
