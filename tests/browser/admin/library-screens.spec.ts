import { getFile, getFiles, type Library } from '../../library-suite/library-driver.ts';
import { usedFile } from '../../library-suite/media-folder.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';

const LOOKS = [
  { width: 375, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** Every state of the screen in one visit each, and how to reach it from the one before. */
const visits: Record<string, Record<string, (library: Library) => Promise<void>>> = {
  'the grid and the list with a selection, and the menu of copies': {
    grid: async (library) => {
      await library.open('?q=ring-');
      await getFiles(library).nth(1).click();
      await expect(library.page.getByRole('button', { name: 'Copy URLs' })).toBeVisible();
    },
    list: async ({ page }) => {
      await page.getByRole('radio', { name: 'List view' }).click();
      await expect(page.getByRole('grid', { name: 'Files' })).toHaveAttribute('aria-rowcount', '4');
    },
    menu: async ({ page }) => {
      await page.getByRole('button', { name: 'More ways to copy' }).click();
      await expect(page.getByRole('menuitem', { name: 'Copy file names' })).toBeVisible();
    },
  },
  'nothing that matches, and a list that could not be loaded': {
    'no match': async (library) => {
      await library.open('?q=nothing of the kind');
      await expect(library.page.getByText('No files match your search and filters.')).toBeVisible();
    },
    'no list': async (library) => {
      await library.page.route('**/api/admin/media', (route) => route.abort());
      await library.open();
      await expect(library.page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  'the quick look': {
    look: async (library) => {
      await library.open('?q=ring-1.jpg');
      await getFiles(library).first().press('Enter');
      await expect(library.page.getByRole('dialog').getByText('640 × 480 px')).toBeVisible();
    },
  },
};

for (const [name, states] of Object.entries(visits)) {
  test(`axe finds nothing in ${name}, narrow or wide, and nothing is cut`, async ({ library }) => {
    const { page } = library;
    // Otherwise colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [state, reach] of Object.entries(states)) {
      await reach(library);
      for (const { width, colorScheme } of LOOKS)
        await test.step(`${state}, ${width} px, ${colorScheme}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
          await expectNoCutText(page);
        });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap selects, the eye opens the quick look over the whole screen, a swipe steps', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').tap();
    await expect(page.getByText('Select All (1/3)')).toBeVisible();
    await page.getByRole('button', { name: 'Quick look at ring-1.jpg' }).tap();
    const dialog = page.getByRole('dialog', { name: 'ring-1.jpg' });
    await expect(dialog).toHaveCSS('width', '375px');
    await dialog.getByRole('img').evaluate((picture) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target: picture, clientX, clientY: 300 })];
      const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        picture.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      fire('touchstart', at(300), at(300));
      fire('touchend', [], at(120));
    });
    await expect(page.getByRole('dialog', { name: 'ring-2.jpeg' })).toBeVisible();
  });

  test('controls are as large as a thumb, and twice the text size fits', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFiles(library).first().tap();
    await expect(page.getByRole('button', { name: 'Copy URLs' })).toBeVisible();
    const small = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button, select, input[type=search], label')]
          .filter((control) => control.checkVisibility())
          .map((control) => ({
            name: control.ariaLabel ?? control.textContent,
            box: control.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 42 || box.width < 42)
          .map(({ name }) => name),
      );
    await expect.poll(small).toEqual([]);
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  });

  test('the ground of the quick look reaches as far as what it holds', async ({ library }) => {
    const { page } = library;
    await page.setViewportSize({ width: 375, height: 700 });
    await library.open(`?q=${usedFile.name}`);
    await getFiles(library).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Copy URL' })).toBeVisible();
    await expect.poll(() => dialog.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
  });
});
