import { expect } from '@playwright/test';
import { focusedName, getFile, getFiles, type LibraryTest } from './library-driver.ts';

/** Moving in the files with the keyboard; selecting them is in the component's tests. */
export const selectingCases = (test: LibraryTest): void => {
  test('the files are one tab stop; arrows, Home, End and page keys move in them and bring each into view', {
    tag: '@journey',
  }, async ({ library }) => {
    const { page } = library;
    await page.setViewportSize({ width: 1440, height: 1000 });
    await library.open('?folder=series');
    await expect(page.locator('[role=row][tabindex="0"]')).toHaveCount(1);
    await getFiles(library).first().focus();
    const expectFocus = (name: string) => expect.poll(() => focusedName(library)).toBe(name);
    for (const [key, name] of [
      ['ArrowRight', 'picture-2.jpg'],
      ['ArrowDown', 'picture-8.jpg'],
      ['End', 'picture-12.jpg'],
      ['Home', 'picture-7.jpg'],
      ['Control+End', 'picture-60.jpg'],
      ['ArrowUp', 'picture-54.jpg'],
      ['PageUp', 'picture-30.jpg'],
      ['Control+Home', 'picture-1.jpg'],
      ['ArrowLeft', 'picture-1.jpg'],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(name);
      await expect(getFile(library, name)).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Shift+Tab');
    await expectFocus('');
    await page.keyboard.press('Tab');
    await expectFocus('picture-1.jpg');
  });

  test('the focus survives scrolling far away from it', async ({ library }) => {
    const { page } = library;
    await library.open('?folder=series&view=list');
    await getFiles(library).first().focus();
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 2000);
    await expect(getFile(library, 'picture-40.jpg')).toBeVisible();
    await expect.poll(() => focusedName(library)).toBe('picture-1.jpg');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(library)).toBe('picture-2.jpg');
    await expect(getFile(library, 'picture-2.jpg')).toBeInViewport({ ratio: 0.99 });
  });
};
