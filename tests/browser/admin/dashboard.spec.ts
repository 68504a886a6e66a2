import type { Page } from '@playwright/test';
import { formatDay } from '../../../core/src/format/index.ts';
import type { MediaList } from '../../../core/src/schemas/index.ts';
import type { Dashboard } from '../../../core/src/submissions/index.ts';
import { withOwnStream } from '../../support/own-stream.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';

const FIGURES = '**/api/admin/dashboard';
const EVENTS = '**/api/admin/events';

/** Serves the server's own figures with some of them changed. */
const serveFigures = (page: Page, change: (figures: Dashboard) => Dashboard) =>
  page.route(FIGURES, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Dashboard) });
  });

test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

test('shows the figures of the folder as they are', async ({ portal, request }) => {
  await portal.open('/admin/dashboard');
  const { page } = portal;
  const { adminToken } = await portal.stored();
  const headers = { authorization: `Bearer ${adminToken}` };
  const { files } = (await (await request.get('/api/admin/media', { headers })).json()) as MediaList;
  const films = files.filter(({ type }) => type === 'mp4').length;
  const folder = page.getByRole('region', { name: 'Media folder' });
  await expect(folder).toContainText(`${files.length} files`);
  await expect(folder.getByRole('row')).toHaveCount(0);
  await folder.getByRole('button', { name: 'Show details' }).press('Enter');
  await expect(folder.getByRole('row', { name: /^Videos/ })).toContainText(String(films));
  await expect(folder).toContainText('Changes appear');
  const biggest = [...files].sort((one, other) => other.size - one.size).slice(0, 5);
  await expect(page.getByRole('region', { name: 'Biggest files' }).getByRole('link')).toContainText(
    biggest.map(({ relativePath }) => relativePath),
  );
  await expect(page.getByRole('region', { name: 'Waiting, by kind' }).getByRole('listitem')).toHaveCount(5);
});

test('newest pictures are seen and lead to themselves in the library', async ({ portal }) => {
  await portal.open('/admin/dashboard');
  await portal.page.getByRole('button', { name: 'Show details' }).click();
  const newest = portal.page.getByRole('region', { name: 'Newest pictures' });
  await expect(newest.getByRole('link')).toHaveCount(8);
  const picture = newest.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const name = await newest.getByRole('link').first().locator('[title]').getAttribute('title');
  await newest.getByRole('link').first().click();
  await portal.expectUrl(`/admin/media?${new URLSearchParams({ q: name ?? '' })}`);
});

test('pictures that are used and not there are named with the products that use them', async ({ portal }) => {
  const { page } = portal;
  await serveFigures(page, (figures) => ({
    ...figures,
    missing: [
      {
        publicUrl: '/media/products/lost%20ring.jpg',
        uses: [
          { kind: 'product', name: 'Round Solitaire' },
          { kind: 'collection', name: 'Heritage' },
        ],
      },
    ],
  }));
  await portal.open('/admin/dashboard');
  const missing = page.getByRole('region', { name: 'Missing pictures' });
  await expect(missing).toContainText('products/lost ring.jpg');
  await expect(missing).toContainText('Used by Round Solitaire (piece), Heritage (collection)');
});

test('a folder that is not followed is said, with the reason', async ({ portal }) => {
  const { page } = portal;
  await serveFigures(page, (figures) => ({
    ...figures,
    media: {
      ...figures.media,
      watcher: { ...figures.media.watcher, state: 'failed', message: 'The folder cannot be read.' },
    },
  }));
  await portal.open('/admin/dashboard');
  const folder = page.getByRole('region', { name: 'Media folder' });
  await expect(folder).toContainText('The folder is not being watched.');
  await expect(folder).toContainText('The folder cannot be read.');
});

test('what cannot be loaded says so and comes with another try', async ({ portal, complaints }) => {
  complaints.expected(/500|api\/admin\/events|ERR_FAILED/);
  const { page } = portal;
  // Without the stream, which would cause the figures to be fetched again.
  await withOwnStream(page);
  await page.route(EVENTS, (route) => route.abort());
  await page.route(FIGURES, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Oh.' } }),
  );
  await portal.open('/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('The server has run into a problem.');
  await page.unroute(FIGURES);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Media folder' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a message that a visitor sends is counted while one looks', async ({ portal, request }) => {
  await portal.open('/admin/dashboard');
  const messages = portal.page.getByRole('listitem').filter({ hasText: /Messages?(to answer|none)/ });
  const waiting = async () => Number(await messages.getByRole('strong').textContent());
  const before = await waiting();
  const sent = await request.post('/api/contact', { data: contactMessage() });
  expect(sent.status()).toBe(201);
  await expect.poll(waiting).toBeGreaterThan(before);
});

test('the date is another one after midnight in the shop', async ({ portal }) => {
  const { page } = portal;
  await page.clock.install({ time: '2026-11-22T04:59:00Z' });
  await portal.open('/admin/dashboard');
  await expect(page.getByText(formatDay('2026-11-21'))).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText(formatDay('2026-11-22'))).toBeVisible();
});

test('a lost connection is said while it lasts', async ({ portal, complaints }) => {
  complaints.expected(/api\/admin\/events|ERR_FAILED/);
  const { page } = portal;
  await withOwnStream(page);
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
    expect(await covers(), `links under the banner at ${width} px`).toBe(0);
  }
  await page.unroute(EVENTS);
  await expect(banner).toHaveCount(0);
});
