import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { enlargeText, expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/site-test.ts';

// Smooth scrolling would have to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

/** The part of the window's height that is covered by what sticks to its edges, from 0 to 1. */
const coveredHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    const x = window.innerWidth / 2;
    return rows.filter((y) => sticks(document.elementFromPoint(x, y))).length / window.innerHeight;
  });

const product = '/product/round-solitaire-in-yellow-gold';

test('header and bar stick to the edges of a phone while there is room, not with text at 200 % nor on its side', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, product);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Price and appointment' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredHeight(page)).toBeGreaterThan(0.1);

  await enlargeText(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => coveredHeight(page)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => coveredHeight(page)).toBe(0);
});

test('with text at 200 % the wheel’s button leaves the headline of a phone readable; heart and bag stay on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await enlargeText(page);
  const button = page.getByRole('button', { name: 'Open the Wheel of Fortune' });
  await expect(button).toBeVisible();
  const headline = page.getByRole('heading', { level: 1 });
  await headline.scrollIntoViewIfNeeded();
  const edge = await headline.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return Math.max(...[...words.getClientRects()].map(({ right }) => right));
  });
  await expect(async () => {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(Math.min(edge, phone.width - 32));
    expect(box?.width).toBe(56);
  }).toPass();
  // With the focus, all of it is on the screen.
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(desktop);
  for (const name of ['Search', 'Account', 'Wishlist', '0 items in the shopping bag'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

/** Whether nothing lies over the middle of the words that name the focused field: its label or legend. */
const isNameOfFocusedSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const name =
      field?.closest('fieldset')?.querySelector('legend') ?? (field as HTMLInputElement)?.labels?.[0];
    if (!name) return false;
    const { left, top, bottom } = name.getBoundingClientRect();
    const isThere = (y: number) => name.contains(document.elementFromPoint(left + 4, y));
    return isThere(top + 2) && isThere(bottom - 2);
  });

for (const { path, name } of [
  { path: '/services', name: 'Request a quote' },
  { path: '/contact', name: 'Send a message' },
  { path: '/appointment', name: 'Book an Appointment' },
  { path: '/', name: 'Send a message' },
]) {
  test(`the first wrong field of ${path} is shown with its label on a phone and a desktop`, async ({
    page,
  }) => {
    await visit(page, path);
    const form = page.getByRole('form', { name });
    const submit = form.locator('button[type=submit]');
    const expectFirstShown = async () => {
      // The button at the top of the window: the fields are above.
      await submit.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await submit.click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expect.poll(() => isNameOfFocusedSeen(page)).toBe(true);
    };
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectFirstShown();
    }
    if (path !== '/contact') return;
    // A field further down.
    for (const label of ['Name', 'Email']) await form.getByLabel(label).fill('ada@example.com');
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectFirstShown();
      await expect(form.getByLabel('Message')).toBeFocused();
    }
  });
}

test('with text at 200 % no word breaks on a phone in the calendar or in what a buyer asks next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, parts] of [
    ['/appointment', '.rdp-month_caption'],
    ['/product/oval-in-rose-gold', 'main dl:first-of-type :is(dt, dd)'],
  ] as const) {
    await visit(page, path);
    await enlargeText(page);
    const broken = await page.locator(parts).evaluateAll((elements) => {
      const range = document.createRange();
      return elements.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          // A hyphen is a place to break.
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      });
    });
    expect(broken, path).toEqual([]);
  }
});
