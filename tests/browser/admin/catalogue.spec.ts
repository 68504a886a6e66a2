import type { Page } from '@playwright/test';
import { namesFor, rows } from '../support/catalogue-list.ts';
import { expect, test } from '../support/catalogue-test.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

/** Each case has a piece of its own. */
const piece = (id: number) => `/admin/catalogue/products/${id}`;
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Fields' }).getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();

test('list, editor and a new announcement are usable at any width, light and dark', async ({
  portal: { page, open },
}) => {
  for (const [place, shown] of [
    ['/admin/catalogue', 'Round Solitaire in Yellow Gold'],
    ['/admin/catalogue/announcements/new', 'Save as draft'],
    [piece(1), 'Everything is saved.'],
  ] as const) {
    await open(place);
    await expectUsable(page, { shown: () => expect(page.getByText(shown).first()).toBeVisible() });
  }
});

test('the Tab key reaches everything in the editor; twice the text size fits on a phone', async ({
  portal: { page, open },
}) => {
  await open(piece(1));
  await isSaved(page);
  const { missed, unmarked } = await tabThrough(page);
  expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] });
  await page.setViewportSize({ width: 375, height: 800 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await expectNoCutText(page);
});

test('two windows: other fields are joined live, the same field is shown side by side, and the history has both', async ({
  portal,
}) => {
  const other = await portal.another();
  for (const { open, page } of [portal, other]) {
    await open(piece(3));
    await isSaved(page);
  }
  const [mine, theirs] = [portal.page, other.page];
  await field(mine, 'Name').fill('My ring');
  await field(theirs, 'Price in dollars').fill('$5,555.50');
  await save(theirs);
  await isSaved(theirs);
  await expect(field(mine, 'Price in dollars')).toHaveValue('5555.50');
  await expect(field(mine, 'Name')).toHaveValue('My ring');
  await field(theirs, 'Name').fill('Their ring');
  await save(theirs);
  await isSaved(theirs);
  const choice = mine.getByRole('group', { name: 'Name', exact: true });
  await expect(choice.getByText('Their ring')).toBeVisible();
  await choice.getByRole('button', { name: 'Keep yours: Name' }).click();
  await save(mine);
  await isSaved(mine);
  await expect(field(theirs, 'Name')).toHaveValue('My ring');
  const history = theirs.getByRole('region', { name: 'History' });
  // Saves one after the other are one version.
  await expect(history.getByRole('listitem').filter({ hasText: 'admin changed it' })).toContainText(
    '$5,555.50',
  );
  await history.getByRole('button', { name: /^Restore this version, before/ }).click();
  await expect(field(theirs, 'Name')).not.toHaveValue('My ring');
  await expect(theirs.getByText(/changes are not saved, and kept for you\.$/)).toBeVisible();
});

test('sold, hidden, deleted: each is undone by its notice, and deleted pieces are found again and scheduled', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await portal.open(piece(4));
  await isSaved(page);
  const name = await field(page, 'Name').inputValue();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Mark as sold' }).press('Enter');
  await expect(page.getByText(/^Visitors see it with the word “Sold”/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it on the website' })).toBeFocused();
  await undo.click();
  await expect(page.getByText('Visitors see it.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText(/^Visitors do not see it; its address/)).toBeVisible();
  await expect.poll(() => namesFor(request)).not.toContain(name);
  await undo.click();
  await expect(page.getByText('Visitors see it.', { exact: true })).toBeVisible();
  await expect.poll(() => namesFor(request)).toContain(name);

  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await portal.expectUrl('/admin/catalogue/products');
  await page.getByLabel('State').selectOption('deleted');
  await rows(page).filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Visitors do not see it.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule publication…' }).click();
  await page.getByLabel('Day and time, on the shop’s clock').fill('2099-07-01T09:30');
  await page.getByRole('button', { name: 'Publish then' }).click();
  await expect(page.getByText(/^It will be published on Wednesday, July 1, 2099 at 9:30 AM/)).toBeVisible();
});

test('a draft can be previewed by whoever has the link, until that is ended', async ({
  portal,
  browser,
  server,
}) => {
  const { page } = portal;
  await portal.open(piece(5));
  await isSaved(page);
  const name = await field(page, 'Name').inputValue();
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await page.getByRole('button', { name: 'Preview…' }).click();
  const preview = page.getByRole('link', { name: 'Open the preview' });
  await expect(preview).toHaveAttribute('href', /\/preview\//);
  const address = (await preview.getAttribute('href')) ?? '';
  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const visitor = await context.newPage();
  const responseBefore = await visitor.goto(address);
  expect(responseBefore?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByText('The preview has ended')).toBeVisible();
  const responseAfter = await visitor.goto(address);
  expect(responseAfter?.status()).toBe(404);
  await context.close();
});
