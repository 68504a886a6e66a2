import { expect, test } from '../support/portal-test.ts';

const EVENTS = '**/api/admin/events';

test('a lost connection is said while it lasts', async ({ portal, complaints }) => {
  complaints.expected(/api\/admin\/events|ERR_FAILED/);
  const { page } = portal;
  await page.route(EVENTS, (route) => route.abort());
  await portal.open('/admin/dashboard');
  const banner = page.getByText('The connection to the server was lost. Trying again…');
  await expect(banner).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Portal' });
  const covers = () =>
    page.evaluate(() => {
      const [line] = [...document.querySelectorAll('[role=status] p')];
      const links = [...document.querySelectorAll('nav[aria-label=Portal] a')];
      const below = line?.getBoundingClientRect().bottom ?? 0;
      return links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < below)
        .length;
    });
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 500);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(navigation.getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 });
    await expect.poll(covers, `links under the banner at ${width} px`).toBe(0);
  }
  await page.unroute(EVENTS);
  await expect(banner).toHaveCount(0);
});
