import { expect, type Page } from '@playwright/test';

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
    .filter((name) => /^\/(?:images|media)\//.test(new URL(name).pathname) && !/\.(?:mp4|webm)$/.test(name));

/** Scrolls through the page and fails with every picture it has fetched that no point of it shows. */
export const expectNoUnseenPicture = async (page: Page): Promise<void> => {
  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 200) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    for (const picture of await page.evaluate(picturesSeen)) seen.add(picture);
  }
  const fetched = new Set(await page.evaluate(picturesFetched));
  expect(fetched.size).toBeGreaterThan(0);
  expect([...fetched].filter((picture) => !seen.has(picture))).toEqual([]);
};
