import { visit } from './support/alive.ts';
import { expect, test } from './support/site-test.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };

test.describe('the header on a wide screen', () => {
  test.use({ viewport: wide });

  test('names the current page in the main navigation', async ({ page }) => {
    await visit(page, '/services');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(['Home', 'Services', 'Book Appointment', 'Contact Us']);
    await expect(main.locator('[aria-current=page]')).toHaveText('Services');
  });

  test('keeps its first bar in sight while the shop row scrolls away', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Engagement' })).not.toBeInViewport();
  });

  test('has icon buttons that do nothing, and an empty bag', async ({ page }) => {
    await visit(page, '/');
    for (const name of ['Search', 'Account', 'Wishlist', 'Shopping bag, 0 items']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
    }
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens a panel by keyboard, reaches its links next and closes it on Escape', async ({ page }) => {
    await visit(page, '/');
    const entry = page.getByRole('button', { name: 'Engagement' });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Solitaire', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Solitaire', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Solitaire', exact: true })).toBeHidden();
    await expect(entry).toBeFocused();
  });

  test('opens one panel at a time on hover and closes it when the pointer leaves', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Engagement' }).hover();
    await expect(page.getByRole('list', { name: 'By shape' })).toBeVisible();
    await page.getByRole('button', { name: 'Men', exact: true }).hover();
    await expect(page.getByRole('list', { name: 'For men' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'By shape' })).toBeHidden();
    await page.mouse.move(640, 780);
    await expect(page.getByRole('list', { name: 'For men' })).toBeHidden();
  });

  test('follows a filter link of a panel and closes the panel', async ({ page }) => {
    await visit(page, '/');
    const entry = page.getByRole('button', { name: 'Engagement' });
    await entry.click();
    await page.getByRole('link', { name: 'Halo', exact: true }).click();
    await expect(page).toHaveURL('/category/engagement-rings?style=halo');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the side menu on a phone', () => {
  test.use({ viewport: phone });

  test('has both navigations and the phone, and holds the focus', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading')).toHaveText(['Rings', 'Fine Jewelry', 'Custom Design']);
    for (const name of ['Contact Us', 'Book an Appointment', 'Services', 'Engagement', '(561) 555-0147']) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(1);
    }
    // The page behind is inert: nothing in it takes the focus.
    const behind = page.getByRole('contentinfo').getByRole('link', { name: 'Earrings' });
    await behind.focus();
    await expect(behind).not.toBeFocused();
  });

  test('closes on Escape, on its button and beside it, and gives the focus back', async ({ page }) => {
    await visit(page, '/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(phone.width - 10, phone.height / 2),
    ];
    for (const close of closings) {
      await toggle.click();
      await expect(menu).toBeInViewport();
      await close();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  });

  test('closes when a link is chosen and leaves the focus at the new page', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Earrings' }).click();
    await expect(page).toHaveURL('/category/earrings');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the banner', () => {
  test.use({ viewport: phone });

  test('shows one announcement at a time and keeps its height', async ({ page }) => {
    await visit(page, '/contact');
    const banner = page.getByRole('region', { name: 'Announcements' });
    const visible = banner.getByRole('paragraph').filter({ visible: true });
    const before = await banner.boundingBox();
    await expect(visible).toHaveText(['The Heritage collection has left the bench. Contact Us.']);
    await banner.getByRole('button', { name: 'Next announcement' }).click();
    await expect(visible).toHaveText([
      'Estimates for repairs are free, and most sizing is done within two days.',
    ]);
    expect(await banner.boundingBox()).toEqual(before);
  });

  test('moves by itself, waits under the pointer and goes on afterwards', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/contact');
    const banner = page.getByRole('region', { name: 'Announcements' });
    const shown = banner.locator('[data-current]');
    await page.mouse.move(200, 700);
    await expect(banner.locator('[aria-live=off]')).toBeVisible();
    await page.clock.runFor(5100);
    await expect(shown).toContainText('Estimates for repairs');
    await banner.hover();
    await page.clock.runFor(11_000);
    await expect(shown).toContainText('Estimates for repairs');
    await page.mouse.move(200, 700);
    await page.clock.runFor(5100);
    await expect(shown).toContainText('Custom pieces in 1-2 weeks');
  });

  test('leads to the contact page', async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('region', { name: 'Announcements' })
      .getByRole('link', { name: 'Contact Us.' })
      .click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the navigation of a phone is still there, and shop entries are links', async ({
    page,
    complaints,
  }) => {
    // What is preloaded counts as forbidden here.
    complaints.expected(/^request: \S+\.js csp$/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await page.getByRole('navigation', { name: 'Jewelry' }).getByRole('link', { name: 'Engagement' }).click();
    await expect(page).toHaveURL('/category/engagement-rings');
  });
});
