import type { Page } from '@playwright/test';
import { expect, test } from '../support/catalogue-test.ts';
import { tabThrough } from '../support/keyboard.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

/** Each case has a piece of its own. */
const piece = (id: number) => `/admin/catalogue/products/${id}`;
const isSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();

test('list, editor and a new announcement are usable at any width, light and dark', async ({
  portal: { page, open },
}) => {
  for (const [place, shown] of [
    ['/admin/catalogue', 'Round Solitaire in Yellow Gold'],
    ['/admin/catalogue/announcements/new', 'Save as draft'],
    ['/admin/catalogue/redirects', 'No address has been changed or retired yet.'],
    [piece(1), 'Everything is saved.'],
  ] as const) {
    await open(place);
    await expectUsable(page, { shown: () => expect(page.getByText(shown).first()).toBeVisible() });
  }
  // What is sold every day needs no scrolling, on the narrowest phone either.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('button', { name: 'Mark as sold' })).toBeInViewport({ ratio: 1 });
  // On a phone one button shows the filters of the list.
  await page.setViewportSize({ width: 375, height: 800 });
  await open('/admin/catalogue/products?q=halo&state=live');
  await expect(page.getByLabel('State')).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).click();
  await expect(page.getByLabel('State')).toBeVisible();
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
