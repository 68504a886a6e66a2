import { publicRoutes } from '../support/public-routes.ts';
import { expect, test } from './support/site-test.ts';

/** The heights of every hero (SPEC section 9), which no text makes higher, on the narrowest phone either. */
const HEIGHTS = [
  [320, 400],
  [767, 400],
  [768, 500],
  [1023, 500],
  [1024, 600],
  [1440, 600],
];

/** In the page: how many times as wide the fetched picture is as it is drawn. */
const ratioOfFetched = async (picture: HTMLImageElement) => {
  await picture.decode();
  const box = picture.getBoundingClientRect();
  const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
  // With width descriptors, this is what `sizes` amounts to.
  return picture.naturalWidth / Math.max(box.width, box.height * ratio);
};

/** With a hero at the top: a picture or a film's still behind the heading. */
const withHero = publicRoutes.filter(
  (path) => !/^\/(?:category|product)\//.test(path) && path !== '/appointment' && path !== '/account',
);

// From a smaller variant it would be blurred, from a much larger one it would be late.
test('the picture of a hero is fetched for the width at which it is drawn; heroes are 400, 500 and 600 px high by breakpoint', async ({
  page,
}) => {
  test.slow();
  for (const path of withHero) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(path);
      const hero = page.locator('[data-hero]');
      // From narrow to wide: what has been fetched is not replaced by something smaller.
      for (const width of [375, 800, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => hero.locator('img').evaluate(ratioOfFetched), `${path} at ${width}`)
          .toBeLessThan(1.2);
        await expect
          .poll(() => hero.locator('img').evaluate(ratioOfFetched), `${path} at ${width}`)
          .toBeGreaterThan(1 / 1.2);
      }
      for (const [width = 0, height] of HEIGHTS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => (await hero.boundingBox())?.height, `${path} at ${width}`).toBe(height);
      }
    });
  }
});
