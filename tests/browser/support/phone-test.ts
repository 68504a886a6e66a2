import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { standingFiles } from '../../library-suite/media-folder.ts';
import { deferred } from '../../support/deferred.ts';
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
  /**
   * Prepares that the screen goes dark over requests that send: the nth ones. Call the result after choosing: each time,
   * while that request is on its way, connections are cut, and come back when the page has noticed.
   */
  darkenAt(requests: readonly number[]): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const openPhone = async (
  browser: Browser,
  address: string,
  now: Date,
  options: BrowserContextOptions,
): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
    ...options,
  });
  await context.clock.install({ time: now });
  const page = await context.newPage();
  const state = page.getByRole('status');
  const show = (visibility: 'hidden' | 'visible') =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await page.goto(address);
  return {
    page,
    state,
    choose: (photos) => page.locator('input[multiple]').setInputFiles([...photos]),
    darkenAt: async (requests) => {
      const gates = requests.map((nth) => ({ nth, held: deferred<void>(), released: deferred<void>() }));
      let sent = 0;
      await page.route('**/api/{phone-uploads,request-photos}/**', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        sent += 1;
        const gate = gates.find(({ nth }) => nth === sent);
        gate?.held.resolve();
        await gate?.released.promise;
        // The page may have given it up meanwhile.
        await route.continue().catch(() => undefined);
      });
      return async () => {
        for (const { held, released } of gates) {
          await held.promise;
          await show('hidden');
          await context.setOffline(true);
          released.resolve();
          await expect(state).toContainText('No connection');
          await context.setOffline(false);
          await show('visible');
        }
      };
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
  openPhone: async ({ browser, server }, use) => {
    const opened: Phone[] = [];
    await use(async (address, options = {}) => {
      const phone = await openPhone(browser, address, server.now(), options);
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
