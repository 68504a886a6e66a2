import { publicRoutes } from '../support/public-routes.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, visitWhole } from './support/hydrated.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { expectNoUnseenPicture } from './support/pictures.ts';
import { missingScreens, screens } from '../support/public-screens.ts';
import { expect, test } from './support/site-test.ts';
import { classesWithoutRule } from './support/stylesheet.ts';

const [missing, ...otherMissing] = missingScreens;
const pages = [
  ...screens,
  { path: '/category/engagement-rings?style=halo', heading: 'Engagement Rings' },
  missing,
];
const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 900 };

test.beforeEach(({ complaints }) => {
  // The document itself, on the pages that do not exist.
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
});

// One opening for all these checks, because opening a page takes more processor time than most of them.
for (const { path, heading } of pages) {
  test(`${path} is hydrated, brings its styles, fits, can be read in every size, and axe finds nothing`, async ({
    page,
  }) => {
    await test.step('hydrated without a complaint', () => visitWhole(page, { path, heading }));

    // From here on nothing moves: colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );

    if (publicRoutes.includes(path)) {
      await test.step('every class has its rule in the sheet', async () => {
        expect(await classesWithoutRule(page)).toEqual([]);
      });
      await test.step('no picture is fetched that no point of it shows', () => expectNoUnseenPicture(page));
    }

    for (const viewport of [desktop, phone]) {
      await test.step(`axe at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await seeAll(page);
        await expectNoViolations(page);
      });
    }

    await test.step('the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await seeAll(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('a desktop zoomed to twice the size', async () => {
      // Breakpoints are in rem: with larger text or zoom, half the desktop's width is left.
      await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });

    await test.step('text of twice the size', async () => {
      await page.setViewportSize(phone);
      await enlargeText(page);
      await seeAll(page);
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
    });
  });
}

for (const screen of otherMissing) {
  test(`${screen.path} is hydrated without a complaint`, ({ page }) => visitWhole(page, screen));
}
