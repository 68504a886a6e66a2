import { expectNoViolations } from '../support/axe.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, type PortalWindow, test } from '../support/portal-test.ts';
import { expectUsable } from '../support/usable.ts';

for (const { place, shown } of [
  { place: '/admin/login', shown: 'Sign in with your staff account.' },
  { place: '/admin/dashboard', shown: 'Media folder' },
]) {
  test(`${place} is readable at any width, in light and dark, by keyboard and with twice the text size`, async ({
    portal,
  }) => {
    const { page } = portal;
    if (place === '/admin/login') await portal.store(undefined);
    await portal.open(place);
    await expect(page.getByText(shown)).toBeVisible();
    await expectUsable(page);
    const { missed, unmarked, reached } = await tabThrough(page);
    expect(missed).toEqual([]);
    expect(unmarked).toEqual([]);
    expect(reached).toBeGreaterThan(2);
    await page.setViewportSize({ width: 375, height: 800 });
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  });
}

test.describe('the frame', () => {
  test('on a phone the navigation fits into one line, with the further screens under More', async ({
    portal,
  }) => {
    const { page } = portal;
    await page.route('**/api/admin/today', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), unread: 5000 } });
    });
    await page.setViewportSize({ width: 375, height: 800 });
    await portal.open('/admin/settings');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Help' })).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.height).toBeLessThan(64);
    const navigation = page.getByRole('navigation', { name: 'Portal' });
    await expect(navigation.getByRole('link')).toHaveText(['Today', /^Requests/, 'Agenda', 'Catalogue']);
    await expect(navigation.getByText('999+')).toBeInViewport({ ratio: 1 });
    const more = navigation.getByRole('button', { name: 'More, current: Settings' });
    await more.click();
    const menu = page.getByRole('menu', { name: 'More, current: Settings' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Prizes', 'Media Library', 'Settings']);
    await expectNoViolations(page);
    await menu.getByRole('menuitem', { name: 'Media Library' }).click();
    await portal.expectUrl('/admin/media');
    await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeFocused();
    await navigation.getByRole('link', { name: 'Agenda' }).click();
    await portal.expectUrl('/admin/agenda');
    await expect(navigation.getByRole('button', { name: 'More', exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('on larger screens the navigation stays in view on a long screen, also in a low window', async ({
    portal,
  }) => {
    const { page } = portal;
    await portal.open('/admin/settings');
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
    for (const width of [800, 1440]) {
      await page.setViewportSize({ width, height: 300 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const navigation = page.getByRole('navigation', { name: 'Portal' });
      await expect(navigation.getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 });
      const settings = navigation.getByRole('link', { name: 'Settings' });
      await settings.hover();
      await expect(settings).toBeInViewport({ ratio: 1 });
      // The page stays where it is: the navigation scrolls by itself.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    }
  });

  test('going to another screen loads nothing anew and takes the focus along, also back; Ctrl opens a tab', {
    tag: '@journey',
  }, async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Media folder' })).toBeVisible();
    // The first Tab stop leads past header and navigation.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await portal.expectUrl('/admin/dashboard');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const library = page.getByRole('link', { name: 'Media Library' });
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      library.click({ modifiers: ['Control'] }),
    ]);
    await expect(opened).toHaveURL(/\/admin\/media$/);
    await portal.expectUrl('/admin/dashboard');
    await library.click();
    await portal.expectUrl('/admin/media');
    await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeFocused();
    await expect(page).toHaveTitle(/^(?:\(\d+\) )?Media Library · Media Management Portal$/);
    await expect(page.getByRole('navigation', { name: 'Portal' }).locator('[aria-current]')).toHaveText(
      'Media Library',
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await portal.expectUrl('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeFocused();
    await expect(page.locator('[data-same-page]')).toHaveCount(1);
  });

  test('light or dark: the system’s choice until the person makes one, which every visit and window keeps', async ({
    portal,
  }) => {
    const { page } = portal;
    const background = (window: PortalWindow) =>
      window.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = 'rgb(245, 241, 234)';
    const dark = 'rgb(17, 14, 11)';
    await page.emulateMedia({ colorScheme: 'dark' });
    await portal.open('/admin/dashboard');
    await expect.poll(() => background(portal)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => background(portal)).toBe(light);

    const other = await portal.another();
    await other.page.emulateMedia({ colorScheme: 'light' });
    await other.open('/admin/dashboard');
    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await expect.poll(() => background(portal)).toBe(dark);
    await expect.poll(() => background(other)).toBe(dark);
    await portal.open('/admin/media');
    await expect.poll(() => background(portal)).toBe(dark);
    await page.getByRole('button', { name: 'Use light colors' }).click();
    await expect.poll(() => background(portal)).toBe(light);
    await portal.open('/admin/account');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('radio', { name: 'Follow the system' }).check();
    await expect.poll(() => background(portal)).toBe(dark);
    // A browser offers no lock.
    await expect(page.getByText('Lock', { exact: false })).toHaveCount(0);
  });
});
