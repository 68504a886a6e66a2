import type { Page } from '@playwright/test';
import { publicRoutes } from '../support/public-routes.ts';
import { missingScreens, screens } from '../support/public-screens.ts';
import { expectNoViolations } from './support/axe.ts';
import { visitWhole } from './support/hydrated.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { expectNoUnseenPicture } from './support/pictures.ts';
import { expect, test } from './support/site-test.ts';
import { classesWithoutRule } from './support/stylesheet.ts';

const pages = [
  ...screens,
  { path: '/category/engagement-rings?style=halo', heading: 'Engagement Rings' },
  missingScreens[0],
];
/** In `npm test` too. Home and the forms have walks of their own there. */
const JOURNEY = '/product/round-solitaire-in-yellow-gold';
/** Its text is the longest. */
const OF_TEXT = '/about';
const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

test.beforeEach(({ complaints }) => {
  // The document itself, on the pages that do not exist.
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
});

/** In the page: paragraphs that end with a word alone on its line. */
const paragraphsWithLonelyWord = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .evaluateAll((paragraphs) => {
      const range = document.createRange();
      const topOf = (text: Text, word: RegExpExecArray) => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getBoundingClientRect().top;
      };
      return paragraphs
        .filter(({ firstChild, childNodes }) => {
          if (!(firstChild instanceof Text) || childNodes.length > 1) return false;
          const [before, last] = [...firstChild.data.matchAll(/\S+/g)].slice(-2);
          return before && last && topOf(firstChild, before) < topOf(firstChild, last) - 6;
        })
        .map(({ textContent }) => textContent);
    });

// One opening for all these checks, because opening a page takes more processor time than most of them.
for (const { path, heading } of pages) {
  test(`${path} is hydrated, brings its styles, fits, can be read in every size, and axe finds nothing`, {
    tag: path === JOURNEY ? '@journey' : [],
  }, async ({ page }) => {
    await test.step('hydrated without a complaint', () => visitWhole(page, { path, heading }));

    // From here on nothing moves: colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );

    if (publicRoutes.includes(path)) {
      await test.step('every class has its rule in the sheet', () =>
        expect.poll(() => classesWithoutRule(page)).toEqual([]));
      await test.step('no picture is fetched that no point of it shows', () => expectNoUnseenPicture(page));
    }

    await test.step('a desktop', async () => {
      await page.setViewportSize(desktop);
      await expectNoSidewaysScroll(page);
      // Of a desktop, the header is all that a phone does not show.
      if (path === '/') await expectNoViolations(page);
      if (path === OF_TEXT) await expect.poll(() => paragraphsWithLonelyWord(page)).toEqual([]);
    });

    await test.step('a phone', async () => {
      await page.setViewportSize(phone);
      await expectNoViolations(page);
      if (path === OF_TEXT) await expect.poll(() => paragraphsWithLonelyWord(page)).toEqual([]);
    });

    await test.step('the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });

    await test.step('a desktop zoomed to twice the size', async () => {
      // Breakpoints are in rem: with larger text or zoom, half the desktop's width is left.
      await page.setViewportSize({ width: 640, height: 450 });
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });

    await test.step('text of twice the size', async () => {
      await page.setViewportSize(phone);
      await enlargeText(page);
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });
  });
}
