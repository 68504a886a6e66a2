import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { rows } from '../support/catalogue-list.ts';
import { inEveryLook } from '../support/every-look.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ portal, openSession, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
});

const WALK = '/admin/catalogue/complete?missing=alternative-text';
const text = (page: Page) => page.getByLabel('Description of the first picture', { exact: true });
const left = async (page: Page) => {
  const status = page.getByText(/^\d+ left$/);
  return Number.parseInt((await status.textContent()) ?? '', 10);
};
test('ten pieces get their text by keyboard alone, one key each besides the text', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await portal.open('/admin/dashboard');
  await page.getByRole('link', { name: /without a picture description$/ }).click();
  await page.getByRole('link', { name: 'Complete one by one' }).click();
  await expect(text(page)).toBeFocused();
  const start = await left(page);
  const names: string[] = [];
  for (let round = 1; round <= 10; round += 1) {
    names.push((await page.getByRole('heading', { level: 2 }).textContent()) ?? '');
    await page.keyboard.insertText(`A ring, seen from above, number ${round}`);
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveValue('');
    await expect(text(page)).toBeFocused();
  }
  expect(new Set(names).size).toBe(10);
  expect(await left(page)).toBe(start - 10);
  const products = (await (await request.get('/api/products')).json()) as {
    name: string;
    image_alt?: string;
  }[];
  expect(products.filter(({ image_alt }) => image_alt?.startsWith('A ring, seen'))).toHaveLength(10);
});

test('begins with what its own filters find, whatever list was seen before', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products?sort=name');
  const first = rows(page).first();
  await expect(first).toBeVisible();
  await expect(first).not.toContainText('Round Solitaire in Yellow Gold');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Complete one by one' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Round Solitaire in Yellow Gold');
});

test('skips, goes back, and takes the last one back', async ({ portal, request }) => {
  const { page } = portal;
  const name = page.getByRole('heading', { level: 2 });
  await portal.open(WALK);
  await expect(text(page)).toBeFocused();
  const start = await left(page);
  const [first = ''] = [await name.textContent()];
  await page.keyboard.press('PageDown');
  await expect(name).not.toHaveText(first ?? '');
  await expect(text(page)).toBeFocused();
  expect(await left(page)).toBe(start - 1);
  await page.keyboard.press('PageUp');
  await expect(name).toHaveText(first ?? '');
  await expect(text(page)).toBeFocused();

  await page.keyboard.insertText('Taken back at once');
  await page.keyboard.press('Enter');
  await expect(name).not.toHaveText(first ?? '');
  await expect(text(page)).toBeFocused();
  const shown = async () =>
    (await (await request.get('/api/products')).text()).includes('Taken back at once');
  expect(await shown()).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(name).toHaveText(first ?? '');
  await expect(text(page)).toHaveValue('');
  expect(await shown()).toBe(false);
  expect(await left(page)).toBe(start);
});

test('a text that is refused stays with its record, and what is typed and not saved is offered again', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open(WALK);
  await expect(text(page)).toBeFocused();
  await text(page).fill('x'.repeat(301));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please use at most 300 characters.')).toBeVisible();
  await text(page).fill('Not saved yet');
  await page.keyboard.press('PageDown');
  await expect(text(page)).toHaveValue('');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Not saved yet');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text(page)).toHaveValue('Not saved yet');
});

test('what was typed about a piece that had been fetched ahead is offered on the way back', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open(WALK);
  const heading = page.getByRole('heading', { level: 2 });
  const first = await heading.textContent();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(heading).not.toHaveText(first ?? '');
  const kept = page.waitForResponse((response) => response.url().endsWith('/draft'));
  await text(page).fill('Seen on the second one');
  await kept;
  await page.keyboard.press('PageDown');
  await expect(text(page)).toHaveValue('');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Seen on the second one');
});

test('a phone has the button to go on at the bottom of the screen, and nothing above it is cut', async ({
  portal,
}) => {
  const { page } = portal;
  await page.setViewportSize({ width: 375, height: 667 });
  await portal.open(WALK);
  await text(page).fill('A ring on a dark ground');
  const box = await page.getByRole('button', { name: 'Save and next' }).boundingBox();
  const field = await text(page).boundingBox();
  if (!box || !field) throw new Error('The button or the field is not on the screen.');
  expect(box.y + box.height).toBeGreaterThan(667 * 0.75);
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(field.y + field.height).toBeLessThan(box.y);
});

test('axe finds nothing at any width, light and dark, and nothing scrolls sideways', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/complete');
  await inEveryLook(page, async () => {
    await expect(page.getByRole('button', { name: 'Save and next' })).toBeVisible();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
});
