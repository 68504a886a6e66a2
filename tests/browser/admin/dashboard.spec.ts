import type { MediaList } from '../../../core/src/schemas/index.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';

const EVENTS = '**/api/admin/events';

test('shows the figures of the folder as they are, the newest pictures, and what a visitor sends meanwhile', async ({
  portal,
  request,
}) => {
  await portal.open('/admin/dashboard');
  const { page } = portal;
  const { adminToken } = await portal.stored();
  const headers = { authorization: `Bearer ${adminToken}` };
  const { files } = (await (await request.get('/api/admin/media', { headers })).json()) as MediaList;
  const folder = page.getByRole('region', { name: 'Media folder' });
  await expect(folder).toContainText(`${files.length} files`);
  await folder.getByRole('button', { name: 'Show details' }).press('Enter');

  const messages = page.getByRole('listitem').filter({ hasText: /Messages?(to answer|none)/ });
  const waiting = async () => Number(await messages.getByRole('strong').textContent());
  const before = await waiting();
  const response = await request.post('/api/contact', { data: contactMessage() });
  expect(response.status()).toBe(201);
  await expect.poll(waiting).toBeGreaterThan(before);

  const newest = page.getByRole('region', { name: 'Newest pictures' });
  await expect(newest.getByRole('link')).toHaveCount(8);
  const picture = newest.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const name = await newest.getByRole('link').first().locator('[title]').getAttribute('title');
  await newest.getByRole('link').first().click();
  await portal.expectUrl(`/admin/media?${new URLSearchParams({ q: name ?? '' })}`);
});

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
