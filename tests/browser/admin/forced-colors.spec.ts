import type { Locator } from '@playwright/test';
import { getFile } from '../../library-suite/library-driver.ts';
import { expect, test } from '../support/library-test.ts';

/** What forced colors leave to see of a state: fill, edge and underline of the element. */
const getMarks = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderInlineStartColor, borderInlineStartWidth, outlineStyle } =
      getComputedStyle(node);
    return [backgroundColor, borderInlineStartColor, borderInlineStartWidth, outlineStyle].join(' ');
  });

const expectDistinct = async (chosen: Locator, other: Locator) => {
  await expect.poll(async () => (await getMarks(chosen)) !== (await getMarks(other))).toBe(true);
};

test.beforeEach(({ library }) => library.page.emulateMedia({ forcedColors: 'active' }));

test('only the selected rows and cards of the library have a tick, and an edge of their own', async ({
  library,
}) => {
  const { page } = library;
  await library.open('?view=list');
  await getFile(library, 'ring-1.jpg').click();
  const unselected = page.locator('[role=row][aria-selected=false]').first();
  const ticks = page.locator('.tick .icon');
  await expect(ticks.filter({ visible: true })).toHaveCount(1);
  await expect.poll(() => ticks.count()).toBeGreaterThan(1);
  await expectDistinct(getFile(library, 'ring-1.jpg'), unselected);
  await page.getByRole('radio', { name: 'Grid view' }).click();
  await expect(ticks.filter({ visible: true })).toHaveCount(1);
  await expectDistinct(getFile(library, 'ring-1.jpg'), unselected);
});

test('the present view and the present screen are marked', async ({ library }) => {
  const { page } = library;
  await library.open();
  await expectDistinct(
    page.getByRole('radio', { name: 'Grid view' }),
    page.getByRole('radio', { name: 'List view' }),
  );
  const navigation = page.getByRole('navigation', { name: 'Portal' });
  await expectDistinct(
    navigation.getByRole('link', { name: 'Media Library' }),
    navigation.getByRole('link', { name: 'Today' }),
  );
});

test('the chosen day of a booking is marked', async ({ library }) => {
  const { page, origin } = library;
  await library.open();
  await page.goto(`${origin}/admin/agenda`);
  await page.getByRole('button', { name: 'Add booking' }).click();
  const days = page.getByRole('radiogroup', { name: 'Day', exact: true });
  await days.getByRole('radio', { disabled: false }).last().check();
  const chosen = days.locator('label').filter({ has: page.locator('input:checked') });
  // Its second line, which has a color of its own, is legible on the mark too; the pointer is on it.
  await expect(chosen.getByText(/^\d free$/)).toHaveCSS(
    'color',
    await chosen.evaluate((label) => getComputedStyle(label).color),
  );
  await expectDistinct(
    chosen,
    days
      .locator('label')
      .filter({ has: page.locator('input:not(:checked)') })
      .first(),
  );
});

test('a button that cannot be used now looks different from one that can', async ({ library }) => {
  const { page, origin } = library;
  await library.open();
  await page.goto(`${origin}/admin/settings#hours`);
  const color = (name: string) =>
    page.getByRole('button', { name }).evaluate((node) => getComputedStyle(node).color);
  await expect(page.getByRole('button', { name: 'Save opening hours' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect
    .poll(async () => (await color('Save opening hours')) !== (await color('Block a day or hours')))
    .toBe(true);
});
