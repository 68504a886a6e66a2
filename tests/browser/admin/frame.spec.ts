import { expectNoViolations } from '../support/axe.ts';
import { inEveryLook } from '../support/every-look.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, type PortalWindow, test } from '../support/portal-test.ts';

/** Every screen this suite checks as a whole, with a text that shows that it has loaded. */
const screens = [
  { place: '/admin/login', shown: 'Sign in with your staff account.' },
  { place: '/admin/dashboard', shown: 'Media folder' },
  { place: '/admin/nowhere', shown: 'Page Not Found' },
] as const;

const openScreen = async (portal: PortalWindow, { place, shown }: (typeof screens)[number]) => {
  await portal.open(place);
  await expect(portal.page.getByText(shown)).toBeVisible();
};

for (const screen of screens) {
  test.describe(screen.place, () => {
    test.beforeEach(async ({ portal, openSession }) => {
      if (screen.place !== '/admin/login') await portal.store(await openSession());
    });

    test('axe finds nothing at any width, light and dark, and nothing scrolls sideways', async ({
      portal,
    }) => {
      await openScreen(portal, screen);
      await inEveryLook(portal.page, async () => {
        await expectNoViolations(portal.page);
        await expectNoSidewaysScroll(portal.page);
        await expectNoCutText(portal.page);
      });
    });

    test('the Tab key reaches everything and shows where it is', async ({ portal }) => {
      await openScreen(portal, screen);
      const { missed, unmarked, reached } = await tabThrough(portal.page);
      expect(missed).toEqual([]);
      expect(unmarked).toEqual([]);
      expect(reached).toBeGreaterThan(2);
    });

    test('twice the text size fits on a phone', async ({ portal }) => {
      await portal.page.setViewportSize({ width: 375, height: 800 });
      await openScreen(portal, screen);
      await enlargeText(portal.page);
      await expectNoSidewaysScroll(portal.page);
      await expectNoCutText(portal.page);
    });
  });
}

test.describe('the frame', () => {
  test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

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

  for (const width of [800, 1440]) {
    test(`at ${width} px the navigation stays in view on a long screen, also in a low window`, async ({
      portal,
    }) => {
      const { page } = portal;
      await page.setViewportSize({ width, height: 300 });
      await portal.open('/admin/settings');
      await expect(page.getByRole('heading', { name: 'Permanently deleted' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const navigation = page.getByRole('navigation', { name: 'Portal' });
      await expect(navigation.getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 });
      const settings = navigation.getByRole('link', { name: 'Settings' });
      await settings.hover();
      await expect(settings).toBeInViewport({ ratio: 1 });
      // The page stays where it is: the navigation scrolls by itself.
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    });
  }

  test('names the portal, and the present screen in the navigation', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/dashboard');
    await expect(page.getByRole('banner')).toContainText('Media Management Portal');
    const navigation = page.getByRole('navigation', { name: 'Portal' });
    await expect(navigation.getByRole('link')).toHaveText([
      'Today',
      // Followed by the number of unread requests.
      /^Requests/,
      'Agenda',
      'Catalogue',
      'Prizes',
      'Media Library',
      'Settings',
    ]);
    await expect(navigation.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Media Library' }).click();
    await portal.expectUrl('/admin/media');
    await expect(page).toHaveTitle(/^(?:\(\d+\) )?Media Library · Media Management Portal$/);
    await expect(navigation.locator('[aria-current]')).toHaveText('Media Library');
  });

  test('going to another screen loads nothing anew and takes the focus along', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/dashboard');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.getByRole('link', { name: 'Media Library' }).click();
    await portal.expectUrl('/admin/media');
    await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await portal.expectUrl('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeFocused();
    await expect(page.locator('[data-same-page]')).toHaveCount(1);
  });

  test('a link opened with Ctrl gets a tab of its own', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/dashboard');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Media Library' }).click({ modifiers: ['Control'] }),
    ]);
    await expect(opened).toHaveURL(/\/admin\/media$/);
    await portal.expectUrl('/admin/dashboard');
  });

  test('the first Tab stop leads past header and navigation', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Media folder' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await portal.expectUrl('/admin/dashboard');
  });

  test('an address that leads nowhere says so inside the frame, with a way back', async ({ portal }) => {
    const { page } = portal;
    await portal.open('/admin/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await portal.expectUrl('/admin/dashboard');
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
  });
});
