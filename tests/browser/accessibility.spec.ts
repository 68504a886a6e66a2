import type { Page } from '@playwright/test';
import { getProducts } from '../support/sample-products.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, visit } from './support/hydrated.ts';
import { tabThrough } from './support/keyboard.ts';
import { expect, test } from './support/site-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page is checked in both widths by every-page.spec.ts; errors, tabs and toasts look the same in them. */
const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 900 };

for (const path of ['/', '/category/engagement-rings', '/appointment', '/services', '/account']) {
  test(`Tab reaches everything on ${path}, and shows where it is`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, path);
    await seeAll(page);
    const tour = await tabThrough(page);
    expect(tour.missed).toEqual([]);
    expect(tour.unmarked).toEqual([]);
    expect(tour.reached).toBeGreaterThan(25);
  });
}

/** Submits an empty form, and waits for one of its messages. */
const submitEmpty = async (page: Page, form: string, message: string) => {
  const there = page.getByRole('form', { name: form });
  await there.locator('button[type=submit]').click();
  await expect(there.getByText(message)).toBeVisible();
};

test('axe finds nothing on / with every question open and errors in its forms, in the side menu, and in a panel of the shop row', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await test.step('the side menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
  for (const question of await page.locator('summary').all()) await question.click();
  await expect(page.locator('details[open]')).toHaveCount(8);
  await submitEmpty(page, 'Send a message', 'Message must be at least 10 characters.');
  await submitEmpty(page, 'Subscribe to the newsletter', 'Please enter a valid email address');
  await expectNoViolations(page);
  await test.step('a panel of the shop row', async () => {
    await page.setViewportSize(desktop);
    await page
      .getByRole('navigation', { name: 'Jewelry' })
      .getByRole('button', { name: 'Engagement: show links' })
      .click();
    await expect(page.getByRole('link', { name: 'All Engagement Rings' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('axe finds nothing on a category page with a menu of the filters open', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/category/engagement-rings?material=platinum&sort=price-asc');
  await page.locator('summary', { hasText: 'Material' }).click();
  const ofRoseGold = getProducts('engagement-rings').filter(({ material }) =>
    material?.startsWith('Rose gold'),
  );
  await expect(page.getByRole('link', { name: `Rose gold ${ofRoseGold.length}` })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on /contact with errors, and with a toast', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/contact');
  await submitEmpty(page, 'Send a message', 'Name must be at least 2 characters.');
  await expectNoViolations(page);
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Name').fill('Ada Ferrer');
  await form.getByLabel('Email').fill('ada.ferrer@example.com');
  await form.getByLabel('Message').fill('Could you re-tip the prongs of a vintage ring?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on /services with another service chosen and errors', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/services');
  await page.getByRole('tab', { name: 'Earrings' }).click();
  await expect(page.getByRole('link', { name: 'CALL' })).toBeVisible();
  await submitEmpty(page, 'Request a quote', 'Please select a service type.');
  await expectNoViolations(page);
});

test('axe finds nothing on /appointment with errors', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/appointment');
  await submitEmpty(page, 'Book an Appointment', 'Please select a date for your appointment.');
  await expectNoViolations(page);
});

test('axe finds nothing on /account with errors, and in the second tab', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/account');
  await submitEmpty(page, 'Sign in', 'Password must be at least 6 characters.');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByRole('form', { name: 'Create account' })).toBeVisible();
  await expectNoViolations(page);
});

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing at any step of the wheel at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click();
    const popup = page.getByRole('dialog');
    const spin = popup.getByRole('button', { name: 'SPIN TO WIN!' });
    await expect(spin).toBeVisible();
    await expectNoViolations(page);

    await popup.getByText('The odds').click();
    await expectNoViolations(page);

    await spin.click();
    await expect(spin).toBeDisabled();
    await expectNoViolations(page);

    await expect(popup.getByText('Congratulations!')).toBeVisible();
    await expectNoViolations(page);

    await popup.getByRole('button', { name: 'Claim Prize' }).click();
    await expect(popup.getByLabel('Full Name')).toBeVisible();
    await expectNoViolations(page);

    await popup.getByRole('button', { name: 'Claim Prize' }).click();
    await expect(popup.getByText('Please enter a valid phone number.')).toBeVisible();
    await expectNoViolations(page);
  });
}
