import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { namesFor, rows } from '../support/catalogue-list.ts';
import { inEveryLook } from '../support/every-look.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ portal, openSession, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
});

const FIRST = '/admin/catalogue/products/1';
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Fields' }).getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();

for (const [place, shown] of [
  ['/admin/catalogue', 'Round Solitaire in Yellow Gold'],
  [FIRST, 'Everything is saved.'],
  ['/admin/catalogue/announcements/new', 'Save as draft'],
] as const) {
  test(`${place}: axe finds nothing at any width, light and dark, and nothing scrolls sideways`, async ({
    portal: { page, open },
  }) => {
    await open(place);
    await inEveryLook(page, async () => {
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('the Tab key reaches everything in the editor; twice the text size fits on a phone', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open(FIRST);
  await isSaved(page);
  const { missed, unmarked } = await tabThrough(page);
  expect(missed).toEqual([]);
  expect(unmarked).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await expectNoCutText(page);
});

test('what is not saved is offered after a reload and in another window, and ends with the save', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open(FIRST);
  await field(page, 'Material').fill('Platinum, a new text');
  await expect(page.getByText('One change is not saved, and kept for you.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from/)).toBeVisible();
  await expect(field(page, 'Material')).not.toHaveValue('Platinum, a new text');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(field(page, 'Material')).toHaveValue('Platinum, a new text');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.reload();
  await isSaved(page);
  await expect(field(page, 'Material')).toHaveValue('Platinum, a new text');
  await expect(page.getByText(/^You have unsaved changes/)).toBeHidden();
});

test('two windows: other fields are joined live, the same field is shown side by side', async ({
  portal,
}) => {
  const other = await portal.another();
  for (const { open, page } of [portal, other]) {
    await open(FIRST);
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
  await expectNoViolations(mine);
  await choice.getByRole('button', { name: 'Keep yours: Name' }).click();
  await save(mine);
  await isSaved(mine);
  await expect(field(theirs, 'Name')).toHaveValue('My ring');
});

test('sold, hidden, deleted: each is undone by its notice, and deleted pieces are found again', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await portal.open(FIRST);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Mark as sold' }).press('Enter');
  await expect(page.getByText(/^Visitors see it with the word “Sold”/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it on the website' })).toBeFocused();
  await undo.click();
  await expect(page.getByText('Visitors see it.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText(/^Visitors do not see it; its address/)).toBeVisible();
  const [name = ''] = [await page.getByRole('heading', { level: 2 }).first().textContent()];
  expect(await namesFor(request)).not.toContain(name);
  await undo.click();
  await expect(page.getByText('Visitors see it.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await portal.expectUrl('/admin/catalogue/products');
  await page.getByLabel('State').selectOption('deleted');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Visitors do not see it.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Schedule publication…' }).click();
  await page.getByLabel('Day and time, on the shop’s clock').fill('2099-07-01T09:30');
  await page.getByRole('button', { name: 'Publish then' }).click();
  await expect(page.getByText(/^It will be published on Wednesday, July 1, 2099 at 9:30 AM/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel scheduled publication' }).click();
  await expect(page.getByText('Visitors do not see it.', { exact: true })).toBeVisible();
});

test('the history says who changed what, and an old version is restored into the form', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open(FIRST);
  const price = field(page, 'Price in dollars');
  await price.fill('1000');
  await save(page);
  await isSaved(page);
  await price.fill('');
  await save(page);
  await isSaved(page);
  const history = page.getByRole('region', { name: 'History' });
  // Saves one after the other are one version.
  await expect(history.getByRole('listitem').filter({ hasText: 'admin changed it' })).toContainText(
    '$4,850→Price upon request',
  );
  await history.getByRole('button', { name: /^Restore this version, before/ }).click();
  await expect(price).toHaveValue('4850');
  await expect(page.getByText('One change is not saved, and kept for you.')).toBeVisible();
});

test('bad input gets a sentence at its field and loses nothing', async ({ portal, complaints }) => {
  complaints.expected(/400|ERR_CONNECTION_REFUSED/);
  const { page } = portal;
  await portal.open('/admin/catalogue/products/2');
  await isSaved(page);
  await field(page, 'Name').fill('💍 خاتم');
  await field(page, 'Price in dollars').fill('4,2,50');
  await save(page);
  await expect(page.getByText('Please enter a price in dollars, such as 4250 or 4250.50.')).toBeVisible();
  await expect(field(page, 'Price in dollars')).toBeFocused();
  await field(page, 'Price in dollars').fill('4250');
  await field(page, 'Address').fill('round-solitaire-in-yellow-gold');
  await save(page);
  await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveValue('💍 خاتم');
  // The record itself may be on its way again after the refusal.
  const second = '**/api/admin/catalogue/products/2';
  await page.route(second, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  await field(page, 'Address').fill('a-free-address');
  await save(page);
  await expect(page.getByText(/^Nothing was saved\. The server cannot be reached/)).toBeVisible();
  await page.unroute(second);
  await save(page);
  await isSaved(page);
  await expect(field(page, 'Name')).toHaveValue('💍 خاتم');
});

test('a draft can be previewed by whoever has the link, until that is ended', async ({ portal, browser }) => {
  const { page } = portal;
  await portal.open(FIRST);
  await isSaved(page);
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await page.getByRole('button', { name: 'Preview…' }).click();
  const address = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  const visit = async () => (await visitor.goto(address ?? ''))?.status();
  expect(await visit()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Round Solitaire in Yellow Gold');
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByText('The preview has ended')).toBeVisible();
  expect(await visit()).toBe(404);
  await visitor.context().close();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
});
