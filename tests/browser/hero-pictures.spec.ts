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

/** With a hero at the top: a picture or a film's still behind the heading. */
const withHero = publicRoutes.filter(
  (path) => !/^\/(?:category|product)\//.test(path) && path !== '/appointment' && path !== '/account',
);

for (const width of [375, 800, 1440]) {
  // From a smaller variant it would be blurred, from a much larger one it would be late.
  test(`the picture of a hero is fetched for the width at which ${width} px draws it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of withHero) {
      await test.step(path, async () => {
        await page.goto(path);
        const { drawn, declared } = await page
          .locator('[data-hero] img')
          .evaluate(async (picture: HTMLImageElement) => {
            await picture.decode();
            const box = picture.getBoundingClientRect();
            const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
            // With width descriptors, this is what `sizes` amounts to.
            return { drawn: Math.max(box.width, box.height * ratio), declared: picture.naturalWidth };
          });
        expect(declared, `${path}: drawn ${drawn} px wide`).toBeGreaterThan(drawn / 1.2);
        expect(declared, `${path}: drawn ${drawn} px wide`).toBeLessThan(1.2 * drawn);
      });
    }
  });
}

test('heroes are 400, 500 and 600 px high by breakpoint', async ({ page }) => {
  for (const path of withHero) {
    await page.goto(path);
    for (const [width = 0, height] of HEIGHTS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => (await page.locator('[data-hero]').boundingBox())?.height, `${path} at ${width}`)
        .toBe(height);
    }
  }
});
