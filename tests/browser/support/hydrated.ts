import { expect, type Page } from '@playwright/test';

/** Elements that appear after everything else has loaded, by path of the page. */
const lateComers: Readonly<Record<string, string>> = { '/': 'Open the Wheel of Fortune' };

/** Waits until the frame, or the page in it, is hydrated. */
export const untilMarked = async (page: Page, mark: 'hydrated' | 'page-hydrated'): Promise<void> => {
  // A clock that a test has installed records no marks; the root element says as much of the page.
  await page.waitForFunction(
    (name) =>
      performance.getEntriesByName(name).length > 0 || document.documentElement.dataset.scripts === 'ready',
    mark,
  );
};

/** Waits until the page is interactive: the header first, then the page, then its forms. */
export const untilHydrated = async (page: Page): Promise<void> => {
  // From then on the buttons of the shop row can be pressed, whether they are visible or not.
  const panelButton = page
    .getByRole('navigation', { name: 'Jewelry', includeHidden: true })
    .locator('button')
    .first();
  await expect(panelButton).toBeEnabled();
  // Content below the fold is hydrated only after the first interaction.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await untilMarked(page, 'page-hydrated');
  for (const form of await page.locator('form').all()) await expect(form).toHaveAttribute('data-hydrated');
};

/** Opens an address and waits until the page is hydrated. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

/** Scrolls through the whole page, so that everything lazy has loaded. */
export const seeAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const late = lateComers[new URL(page.url()).pathname];
  if (late) await expect(page.getByRole('button', { name: late })).toBeVisible();
};

/** In the page: pictures that are drawn and have not come yet. */
const pendingPictures = (): string[] =>
  [...document.images]
    .filter((picture) => picture.checkVisibility() && !picture.complete)
    .map(({ currentSrc, src }) => currentSrc || src);

/** Waits until all pictures that are drawn have come. */
export const untilPicturesLoaded = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(pendingPictures)).toEqual([]);

/**
 * Opens a screen, scrolls through it and waits until its pictures and fonts have come. Complaints of any kind
 * on the way fail the test: see site-test.
 */
export const visitWhole = async (page: Page, { path, heading }: { path: string; heading: string }) => {
  await visit(page, path);
  await seeAll(page);
  await untilPicturesLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};
