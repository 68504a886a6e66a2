import { daysBetween } from '@jeweler/core/business';
import { appointmentSlots } from '@jeweler/core/schemas';
import type { Page } from '@playwright/test';
import { getProducts } from '../support/sample-products.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, visit } from './support/hydrated.ts';
import { tabThrough } from './support/keyboard.ts';
import { getMenu, getMenuToggle } from './support/side-menu.ts';
import { expect, test } from './support/site-test.ts';
import { endSpin, openWheel, wheelButton, wheelPopup } from './support/wheel.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page is checked by every-page.spec.ts; errors, tabs and toasts look the same in every width. */
const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 900 };

/** Opens a page on a desktop, presses Tab from its top to its end, and goes on as a phone. */
const visitByKeyboard = async (page: Page, path: string) => {
  await page.setViewportSize(desktop);
  await visit(page, path);
  await seeAll(page);
  const tour = await tabThrough(page);
  expect(tour.missed).toEqual([]);
  expect(tour.unmarked).toEqual([]);
  expect(tour.reached).toBeGreaterThan(25);
  await page.setViewportSize(phone);
};

/** Submits an empty form, and waits for one of its messages. */
const submitEmpty = async (page: Page, form: string, message: string) => {
  const there = page.getByRole('form', { name: form });
  await there.locator('button[type=submit]').click();
  await expect(there.getByText(message)).toBeVisible();
};

test('Tab reaches everything on the home page, and axe finds nothing with its questions, menus, errors and a notice open', async ({
  page,
  complaints,
}) => {
  await visitByKeyboard(page, '/');
  await test.step('the side menu', async () => {
    await getMenuToggle(page).click();
    await expect(getMenu(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeHidden();
  });
  for (const question of await page.locator('summary').all()) await question.click();
  await expect(page.locator('details[open]')).toHaveCount(8);
  await submitEmpty(page, 'Send a message', 'Message must be at least 10 characters.');
  await submitEmpty(page, 'Subscribe to the newsletter', 'Please enter a valid email address');
  await expectNoViolations(page);
  await test.step('a panel of the shop row, and the notice of a failure', async () => {
    complaints.expected(/ERR_FAILED/);
    await page.route('**/api/contact', (route) => route.abort());
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByLabel('Name').fill('Ada Ferrer');
    await form.getByLabel('Email').fill('ada.ferrer@example.com');
    await form.getByLabel('Message').fill('Could you re-tip the prongs of a vintage ring?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('> div')).toBeVisible();
    await page.setViewportSize(desktop);
    await page
      .getByRole('navigation', { name: 'Jewelry' })
      .getByRole('button', { name: 'Engagement: show links' })
      .click();
    await expect(page.getByRole('link', { name: 'All Engagement Rings' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('Tab reaches everything in a category, and axe finds nothing with a menu of the filters open', async ({
  page,
}) => {
  await visitByKeyboard(page, '/category/engagement-rings?material=platinum&sort=price-asc');
  await page.locator('summary', { hasText: 'Material' }).click();
  const ofRoseGold = getProducts('engagement-rings').filter(({ material }) =>
    material?.startsWith('Rose gold'),
  );
  await expect(page.getByRole('link', { name: `Rose gold ${ofRoseGold.length}` })).toBeVisible();
  await expectNoViolations(page);
});

test('Tab reaches everything on /services, and axe finds nothing in another tab with errors below', async ({
  page,
}) => {
  await visitByKeyboard(page, '/services');
  await page.getByRole('tab', { name: 'Earrings' }).click();
  await expect(page.getByRole('link', { name: 'CALL' })).toBeVisible();
  await submitEmpty(page, 'Request a quote', 'Name must be at least 2 characters.');
  await expectNoViolations(page);
});

test('Tab reaches everything on /appointment, and axe finds nothing with errors and hours that are taken', {
  tag: '@journey',
}, async ({ page }) => {
  await page.route('**/api/appointments/availability?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const days = daysBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
    const slots = Object.fromEntries(appointmentSlots.map((slot) => [slot, 'taken']));
    return route.fulfill({
      json: { days: days.map((day) => ({ day, slots: { ...slots, '18:00': 'closed' } })) },
    });
  });
  await visitByKeyboard(page, '/appointment');
  const form = page.getByRole('form', { name: 'Book an Appointment' });
  // Of today, hours may be past.
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  await form.getByRole('gridcell').locator('button:enabled').last().click();
  await expect(form.getByRole('radio', { name: /Taken$|Closed$/ })).toHaveCount(9);
  await submitEmpty(page, 'Book an Appointment', 'Please select the type of appointment.');
  await expectNoViolations(page);
});

test('axe finds nothing at any step of the wheel', async ({ page }) => {
  await page.setViewportSize(phone);
  await openWheel(page);
  await wheelPopup(page).getByText('The odds').click();
  await expectNoViolations(page);
  await wheelButton(page, 'SPIN TO WIN!').click();
  await expect(wheelButton(page, 'SPIN TO WIN!')).toBeDisabled();
  await expectNoViolations(page);
  await endSpin(page);
  await expectNoViolations(page);
  await wheelButton(page, 'Claim Prize').click();
  await expect(wheelPopup(page).getByLabel('Full Name')).toBeVisible();
  await wheelButton(page, 'Claim Prize').click();
  await expect(wheelPopup(page).getByText('Please enter a valid phone number.')).toBeVisible();
  await expectNoViolations(page);
});
