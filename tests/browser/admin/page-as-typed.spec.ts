import type { Page } from '@playwright/test';
import { expect, test } from '../support/catalogue-test.ts';
import { expectUsable } from '../support/usable.ts';

test.beforeEach(async ({ portal, complaints }) => {
  // Nothing runs in the frame, the test's own clock included.
  complaints.expected(/^console: Blocked script execution in '\S+\/preview\//);
  await portal.page.setViewportSize({ width: 1440, height: 900 });
  await portal.open('/admin/catalogue/products/1');
  await portal.page.getByRole('button', { name: 'Show the page' }).click();
});

const frame = (page: Page) => page.locator('iframe:not([aria-hidden])');
const shown = (page: Page) => frame(page).contentFrame();
const name = (page: Page) => page.getByRole('form', { name: 'Fields' }).getByLabel('Name', { exact: true });
/** Something of the window in the frame. */
const ofFrame = (page: Page, key: 'scrollY' | 'innerWidth') =>
  frame(page).evaluate((element: HTMLIFrameElement, name) => element.contentWindow?.[name], key);
const address = (page: Page) =>
  frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.location.href);

test('the page stands beside the editor, follows what is typed, and stays where it was', async ({
  portal: { page },
}) => {
  await expect(shown(page).locator('h1')).toHaveText('Round Solitaire in Yellow Gold');
  const form = await page.getByRole('form', { name: 'Fields' }).boundingBox();
  const pane = await frame(page).boundingBox();
  if (!form || !pane) throw new Error('The form or the page is not on the screen.');
  expect(pane.x).toBeGreaterThanOrEqual(form.x + form.width);

  await frame(page).evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollTo(0, 300));
  await expect.poll(() => ofFrame(page, 'scrollY')).toBe(300);
  await name(page).fill('Round Solitaire, resized');
  await expect(shown(page).locator('h1')).toHaveText('Round Solitaire, resized');
  await expect.poll(() => ofFrame(page, 'scrollY')).toBe(300);
  await expect(name(page)).toBeFocused();
  await expect.poll(() => frame(page).boundingBox()).toEqual(pane);
});

test('it is usable at any width, light and dark; phone and desktop have theirs, and nothing in it can be followed', async ({
  portal: { page },
}) => {
  await expectUsable(page, {
    shown: () => expect(shown(page).locator('h1')).toBeVisible(),
    except: 'iframe',
  });
  await expect.poll(() => ofFrame(page, 'innerWidth')).toBe(375);
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await expect.poll(() => ofFrame(page, 'innerWidth')).toBe(1280);
  const before = await address(page);
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The page is not on the screen.');
  for (const [x, y] of [
    [0.1, 0.05],
    [0.5, 0.05],
    [0.3, 0.4],
    [0.7, 0.3],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await expect.poll(() => address(page)).toBe(before);
});
