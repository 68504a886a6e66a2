import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { inEveryLook } from '../support/every-look.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ portal, openSession, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
  await portal.open('/admin/catalogue/products/1');
  await portal.page.getByRole('button', { name: 'Show the page' }).click();
});

const frame = (page: Page) => page.locator('iframe:not([aria-hidden])');
const shown = (page: Page) => frame(page).contentFrame();
const name = (page: Page) => page.getByRole('form', { name: 'Fields' }).getByLabel('Name', { exact: true });
const scrollY = (page: Page) =>
  frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY);

test('the page stands beside the editor, follows what is typed, and stays where it was', async ({
  portal,
}) => {
  const { page } = portal;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(shown(page).locator('h1')).toHaveText('Round Solitaire in Yellow Gold');
  const form = await page.getByRole('form', { name: 'Fields' }).boundingBox();
  const pane = await frame(page).boundingBox();
  if (!form || !pane) throw new Error('The form or the page is not on the screen.');
  expect(pane.x).toBeGreaterThanOrEqual(form.x + form.width);

  await frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 300));
  await name(page).fill('Round Solitaire, resized');
  await expect(shown(page).locator('h1')).toHaveText('Round Solitaire, resized');
  expect(await scrollY(page)).toBe(300);
  await expect(name(page)).toBeFocused();
  const after = await frame(page).boundingBox();
  expect(after).toEqual(pane);
});

test('phone and desktop have their widths, and nothing in the page can be followed', async ({ portal }) => {
  const { page } = portal;
  await page.setViewportSize({ width: 1440, height: 900 });
  const width = () => frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth);
  await expect.poll(width).toBe(375);
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await expect.poll(width).toBe(1280);
  await expectNoSidewaysScroll(page);
  const address = await frame(page).evaluate(
    (element: HTMLIFrameElement) => element.contentWindow?.location.href,
  );
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The page is not on the screen.');
  for (const [x, y] of [
    [0.1, 0.05],
    [0.5, 0.05],
    [0.3, 0.4],
    [0.7, 0.3],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  expect(
    await frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.location.href),
  ).toBe(address);
});

test('axe finds nothing at any width, light and dark, and nothing scrolls sideways', async ({ portal }) => {
  const { page } = portal;
  await inEveryLook(page, async () => {
    await expect(shown(page).locator('h1')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, { except: 'iframe' });
  });
});
