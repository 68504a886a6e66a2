import { getFile, getFiles, type Library } from '../../library-suite/library-driver.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enlargeText, expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';

/** Every state of the screen, and how to reach it. */
const states: Record<string, (library: Library) => Promise<void>> = {
  'the grid with a selection': async (library) => {
    await library.open();
    await getFiles(library).nth(1).click();
    await expect(library.page.getByRole('button', { name: 'Copy URLs' })).toBeVisible();
  },
  'the list with a selection': async (library) => {
    await library.open('?view=list');
    await getFiles(library).nth(1).click();
    await expect(library.page.getByRole('button', { name: 'Copy URLs' })).toBeVisible();
  },
  'the menu of copies': async (library) => {
    await library.open('?q=ring-');
    await getFiles(library).first().click();
    await library.page.getByRole('button', { name: 'More ways to copy' }).click();
    await expect(library.page.getByRole('menuitem', { name: 'Copy HTML' })).toBeVisible();
  },
  'nothing that matches': async (library) => {
    await library.open('?q=nothing of the kind');
    await expect(library.page.getByText('No files match your search and filters.')).toBeVisible();
  },
  'a list that could not be loaded': async (library) => {
    await library.page.route('**/api/admin/media', (route) => route.abort());
    await library.open();
    await expect(library.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the quick look': async (library) => {
    await library.open('?q=ring-1.jpg');
    await getFiles(library).first().focus();
    await library.page.keyboard.press('Enter');
    await expect(library.page.getByRole('dialog').getByText('640 × 480 px')).toBeVisible();
  },
};

// One opening for both widths and both colour schemes, which a window that is open follows.
for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${name}, narrow or wide, light or dark, and nothing is cut`, async ({
    library,
  }) => {
    const { page } = library;
    // Otherwise colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(library);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
          await expectNoCutText(page);
        });
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('controls are as large as a thumb', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFiles(library).first().tap();
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, select, input[type=search], label')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          name: control.ariaLabel ?? control.textContent,
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 42 || box.width < 42)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });

  test('a tap selects, the eye opens the quick look over the whole screen, a swipe steps', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').tap();
    await expect(page.getByText('Select All (1/3)')).toBeVisible();
    await page.getByRole('button', { name: 'Quick look at ring-1.jpg' }).tap();
    const dialog = page.getByRole('dialog', { name: 'ring-1.jpg' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(375);
    await dialog.getByRole('img').evaluate((picture) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target: picture, clientX, clientY: 300 })];
      const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        picture.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      fire('touchstart', at(300), at(300));
      fire('touchend', [], at(120));
    });
    await expect(page.getByRole('dialog', { name: 'ring-2.jpeg' })).toBeVisible();
  });

  test('twice the text size fits', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFiles(library).first().tap();
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  });
});
