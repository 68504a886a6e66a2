import { expectFound, focusedName, getFile } from '../../library-suite/library-driver.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';

test('pictures side by side: keys choose those to keep, all are enlarged together, the others go to the bin', async ({
  library,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  for (const name of ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']) await getFile(library, name).click();
  await page.getByRole('button', { name: 'Compare 3 pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare 3 pictures' });
  await expect(dialog.getByRole('button', { name: 'Keep 1: ring-1.jpg' })).toBeFocused();
  // Otherwise colours would be measured in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }

  await page.keyboard.press('+');
  const transforms = () =>
    dialog.getByRole('img').evaluateAll((pictures) => pictures.map((picture) => picture.style.transform));
  const larger = 'scale(1.5) translate(0%, 0%)';
  await expect.poll(transforms).toEqual([larger, larger, larger]);
  await dialog.getByRole('img').first().hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await transforms())[2]).toContain('scale(2.25)');
  await page.keyboard.press('0');
  await expect.poll(async () => (await transforms())[0]).toContain('scale(1)');

  await page.keyboard.press('2');
  await expect(dialog.getByRole('button', { name: 'Keep 2: ring-2.jpeg' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: 'Delete the other 2' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(getFile(library, 'ring-1.jpg')).toHaveCount(0);
  await expect(getFile(library, 'ring-2.jpeg')).toBeVisible();
  await expect.poll(() => focusedName(library)).toBe('ring-2.jpeg');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getFile(library, 'ring-1.jpg')).toBeVisible();
});

test('the kept ones are selected, for copying their addresses', async ({ library }) => {
  const { page } = library;
  await library.open('?q=ring-');
  for (const name of ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']) await getFile(library, name).click();
  await getFile(library, 'ring-1.jpg').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Compare 3 pictures' }).click();
  await expect(page.getByRole('button', { name: 'Keep 1: ring-1.jpg' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Select the kept ones' }).click();
  await expect(page.getByText(/Select All \(1\//)).toBeVisible();
  await expect(getFile(library, 'ring-10.png')).toHaveAttribute('aria-selected', 'true');
  await expectFound(library, 3);
});
