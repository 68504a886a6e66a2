import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, untilPicturesLoaded, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

/** The products of the page's own list, not the related ones below it. */
const cards = 'main li[id^="piece-"]:has(> a[href^="/product/"])';

test.describe('the second view of a product', () => {
  const ring = '/product/round-solitaire-in-yellow-gold';
  const isView = (url: string) =>
    /\/images\/\d+\/products\/engagement-round-solitaire-yellow-gold-scale/.test(url);
  const requested = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    return () => urls.filter(isView);
  };
  const card = (page: Page) => page.locator(cards).filter({ hasText: 'Round Solitaire in Yellow Gold' });

  test('is fetched and shown on its card under the pointer, and with the keyboard’s focus', async ({
    page,
  }) => {
    const views = requested(page);
    await visit(page, '/category/engagement-rings');
    const [first, second] = [card(page).locator('img').first(), card(page).locator('img').nth(1)];
    await expect(second).toBeHidden();
    expect(views()).toEqual([]);
    await first.hover();
    await expect(second).toBeVisible();
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(views()).toHaveLength(1);
    await expect(second).toHaveCSS('animation-duration', '0.28s');
    // Layout positions, because both pictures are scaled on hover, with different durations.
    const position = (img: HTMLImageElement) => [
      img.offsetLeft,
      img.offsetTop,
      img.offsetWidth,
      img.offsetHeight,
    ];
    const place = await first.evaluate(position);
    await expect.poll(() => second.evaluate(position)).toEqual(place);
    await page.mouse.move(1, 1);
    await expect(second).toBeHidden();
    await page.keyboard.press('Tab');
    await card(page).getByRole('link').focus();
    await expect(second).toBeVisible();

    // It does not fade for who wants no motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(second).toHaveCSS('animation-name', 'none');
  });

  const turnedTo = (page: Page, number: number) =>
    expect(page.getByRole('status').filter({ hasText: `Picture ${number} of 2` })).toBeAttached();

  test('is turned to by buttons, opens in full by keyboard, and stands beside the first on a tablet', async ({
    page,
  }) => {
    await visit(page, ring);
    const gallery = page.getByRole('group', { name: 'Pictures of Round Solitaire in Yellow Gold' });
    const [first, second] = [
      gallery.getByRole('link', { name: /^Round Solitaire.*Enlarge the picture$/ }),
      gallery.getByRole('link', { name: /^Lying beside a ruler.*Enlarge the picture$/ }),
    ];
    await expect(first).toBeInViewport();
    await expect(second).not.toBeInViewport();
    await turnedTo(page, 1);
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await turnedTo(page, 2);
    await expect(second).toBeInViewport();
    await expect(first).not.toBeInViewport({ ratio: 0.01 });
    await expectNoViolations(page);
    await gallery.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await expect(first).toBeInViewport();
    // The keyboard's focus brings a picture into view too.
    await second.focus();
    await turnedTo(page, 2);
    await second.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Enlarged picture: Lying beside a ruler/ });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(page.getByRole('dialog', { name: /^Enlarged picture: Round Solitaire/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();

    await page.setViewportSize({ width: 800, height: 900 });
    for (const link of await gallery.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeHidden();
  });

  test('is covered by what the page has loaded until the large file is there', async ({ page }) => {
    const held = await holdRequests(page, '**/images/1920/products/engagement-round*');
    await visit(page, ring);
    await page.getByRole('link', { name: /^Round Solitaire.*Enlarge the picture$/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Enlarged picture/ });
    await expect(dialog.getByText('Loading the large picture…')).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveCSS('background-image', /engagement-round/);
    held();
    await expect(dialog.getByText('Loading the large picture…')).toBeHidden();
  });
});

test.describe('the second view of a product on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('is never fetched for a card', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    await visit(page, '/category/engagement-rings');
    const link = page.locator(cards).filter({ hasText: 'Round Solitaire in Yellow Gold' }).getByRole('link');
    await link.focus();
    await seeAll(page);
    await untilPicturesLoaded(page);
    expect(urls.filter((url) => /yellow-gold-scale/.test(url))).toEqual([]);
    await expect(link.locator('img').nth(1)).toBeHidden();
  });
});

test.describe('the picture of a product', () => {
  test('opens in full by keyboard, is zoomed at the point that is clicked, and gives the focus back', async ({
    page,
  }) => {
    const before = new Set<string>();
    page.on('request', (request) => before.add(request.url()));
    await visit(page, '/product/vintage-milgrain');
    expect([...before].filter((url) => /enlarged|\/images\/1920\/products/.test(url))).toEqual([]);
    const opener = page.getByRole('link', { name: /^Vintage Milgrain Solitaire.*Enlarge the picture/ });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Enlarged picture: Vintage Milgrain Solitaire/ });
    const picture = dialog.getByRole('img');
    await expect(picture).toBeVisible();
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    const whole = await width();

    // The point that was clicked stays under the pointer.
    const box = await picture.boundingBox();
    const at = { x: Math.round((box?.width ?? 0) * 0.25), y: Math.round((box?.height ?? 0) * 0.25) };
    await page.mouse.click(at.x, at.y);
    await expect.poll(width).toBe(Math.round(whole * 2.5));
    const offset = async () => {
      const moved = await picture.boundingBox();
      return Math.abs((at.x - (moved?.x ?? 0)) / (moved?.width ?? 1) - 0.25);
    };
    await expect.poll(offset).toBeLessThan(0.02);
    await page.mouse.click(at.x, at.y);
    await expect.poll(width).toBe(whole);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
