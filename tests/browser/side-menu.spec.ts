import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-requests.ts';
import { untilHydrated, visit } from './support/hydrated.ts';
import { getMenu, getMenuToggle as getToggle, scrollMenuToItsEnd } from './support/side-menu.ts';
import { expect, test } from './support/site-test.ts';

const phone = { width: 375, height: 812 };
const smallPhone = { width: 320, height: 568 };

test.use({ viewport: phone });

const getClose = (page: Page) => getMenu(page).getByRole('button', { name: 'Close menu' });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/**
 * Opens the menu from within the page; Playwright's own click would scroll to the button's sticky position.
 */
const openWhereScrolled = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const box = (await getToggle(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(getMenu(page)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(top);
};
/**
 * Index of the page in the tab's history. Evaluated as a string, because TypeScript's library lacks
 * `navigation`.
 */
const historyIndex = (page: Page) => page.evaluate<number>('navigation.currentEntry.index');

/** A page preceded by another one in the history, reached by a link on the site. */
const visitAfter = async (page: Page, before: string, link: string) => {
  await visit(page, before);
  await footerLink(page, link).click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
};

/** The page behind the menu is inert: nothing in it can be focused. */
const expectInertPage = async (page: Page) => {
  const behind = footerLink(page, 'Earrings');
  await behind.focus();
  await expect(behind).not.toBeFocused();
};

test('has both navigations and the phone, holds the focus, and gives it back however it is closed', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  await visit(page, '/');
  const toggle = getToggle(page);
  const menu = getMenu(page);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => getClose(page).click(),
    // A scrollbar may take up the last of the 48 pixels beside it.
    () => page.mouse.click(phone.width - 30, phone.height / 2),
  ];
  for (const close of closings) {
    await toggle.click();
    await expect(menu).toBeInViewport();
    await close();
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  }
  await toggle.click();
  await expect(menu.getByRole('heading')).toHaveText(['Rings', 'Fine Jewelry', 'Custom Design']);
  for (const name of ['Contact Us', 'Book an Appointment', 'Services', 'Engagement', '(561) 555-0147'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(1);
  await expectInertPage(page);

  // A small phone has less room than the menu needs.
  await page.setViewportSize(smallPhone);
  await scrollMenuToItsEnd(page);
  await expect(menu.getByRole('link', { name: '(561) 555-0147' })).toBeInViewport({ ratio: 1 });
  await expect(getClose(page)).toBeInViewport({ ratio: 1 });
  await getClose(page).click();
  await expect(menu).toBeHidden();
});

test('a link that is chosen is one step: Back leads to where the menu was opened, without the menu', {
  tag: '@firefox',
}, async ({ page }) => {
  await visitAfter(page, '/contact', 'Bracelets');
  await openWhereScrolled(page, 200);
  await getMenu(page).getByRole('link', { name: 'Earrings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
  await expect(getMenu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bracelets' })).toBeVisible();
  await expect(getMenu(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a link to where one is is no step at all', async ({ page }) => {
  await visit(page, '/contact');
  const before = await historyIndex(page);
  await getToggle(page).click();
  await getMenu(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(getMenu(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => historyIndex(page)).toBe(before);
});

test('a tap before the scripts have come opens the menu, which then is as any other', {
  tag: '@firefox',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await getToggle(page).click();
  await expect(getMenu(page)).toBeInViewport();
  await scrollMenuToItsEnd(page);
  const menuTop = () => getMenu(page).evaluate((menu) => menu.scrollTop);
  const scrolled = await menuTop();
  release();
  await untilHydrated(page);
  await expect(getMenu(page)).toBeInViewport();
  await expect.poll(menuTop).toBe(scrolled);
  await expectInertPage(page);

  await page.keyboard.press('Escape');
  await expect(getMenu(page)).toBeHidden();
  await expect(getToggle(page)).toBeFocused();
});
