import AxeBuilder from '@axe-core/playwright';
import { shopDay } from '@jeweler/core/business';
import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-requests.ts';
import { visit } from './support/alive.ts';
import { expect, test } from './support/site-test.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Book an Appointment' });
const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Request Appointment' });

/** Turns to the next month, so that every day is still to come, and chooses its 15th. */
const chooseDay = async (page: Page): Promise<string> => {
  const form = formOf(page);
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = form.getByRole('gridcell').filter({ hasText: /^15$/ });
  await cell.getByRole('button').click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  return (await cell.getAttribute('data-day')) ?? '';
};

const fillIn = async (page: Page): Promise<string> => {
  const form = formOf(page);
  await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
  const day = await chooseDay(page);
  await form.getByRole('radio', { name: '2:00 PM', exact: true }).check();
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill('elena@example.com');
  await form.getByLabel('Phone').fill('(561) 555-0188');
  return day;
};

test('the first HTML holds the whole form, which waits until it is alive', async ({ request }) => {
  const html = await (await request.get('/appointment')).text();
  for (const text of ['Jewelry Repair/Service', '10:00 AM', '6:00 PM', 'Request Appointment']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('role="grid"');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

test('an empty form says what is missing and leads to it, tiles and calendar included', async ({ page }) => {
  await visit(page, '/appointment');
  const form = formOf(page);
  await submit(page).click();
  await expect(form.getByText('Please select the type of appointment.')).toBeVisible();
  await expect(form.getByText('Please select a date for your appointment.')).toBeVisible();
  await expect(form.getByText('Please select a time for your appointment.')).toBeVisible();
  await expect(form.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Engagement Rings' })).toBeFocused();

  await page.keyboard.press('Space');
  await submit(page).click();
  await expect(form.locator('td button:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await submit(page).click();
  await expect(form.locator('input[name=appointmentTime]:focus')).toBeEnabled();
});

test('an appointment is stored, said in words, thanked for, and the form starts anew', async ({ page }) => {
  await visit(page, '/appointment');
  await fillIn(page);
  await expect(formOf(page).getByText(/^\w+day, \w+ 15, at 2:00 PM$/)).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
  await expect(
    page.getByText(
      'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
    ),
  ).toBeVisible();
  await expect(formOf(page).getByLabel('Name')).toHaveValue('');
  await expect(formOf(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the calendar is walked through by keyboard and shows no past day as open', async ({ page }) => {
  await visit(page, '/appointment');
  const form = formOf(page);
  await expect(form.getByRole('button', { name: 'Go to the Previous Month' })).toBeDisabled();
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const first = form.getByRole('gridcell').filter({ hasText: /^1$/ }).getByRole('button');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('gridcell').filter({ hasText: /^8$/ }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('gridcell', { selected: true })).toHaveText('8');
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('gets the day that was chosen, on the shop’s clock', async ({ page }) => {
      await visit(page, '/appointment');
      let body = { appointmentDate: '', appointmentTime: '' };
      await page.route('**/api/appointment', async (route) => {
        body = route.request().postDataJSON();
        await route.continue();
      });
      const day = await fillIn(page);
      await submit(page).click();
      await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
      expect(body.appointmentTime).toBe('14:00');
      expect(shopDay(new Date(body.appointmentDate))).toBe(day);
    });
  });
}

test('the server’s reason is shown and what was entered is kept', async ({ page, complaints }) => {
  complaints.expected(/400/);
  const message = 'Please select a date for your appointment.';
  await page.route('**/api/appointment', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'validation', message, fields: { appointmentDate: message } },
    }),
  );
  await visit(page, '/appointment');
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(formOf(page).getByRole('group', { name: 'Date' })).toContainText(message);
  await expect(formOf(page).getByLabel('Name')).toHaveValue('Elena Marsh');
});

test('without an answer it says so and keeps what was entered', async ({ page, complaints }) => {
  complaints.expected(/appointment|ERR_FAILED/);
  await page.route('**/api/appointment', (route) => route.abort('failed'));
  await visit(page, '/appointment');
  await fillIn(page);
  await submit(page).click();
  await expect(
    page.getByText('There was a problem booking your appointment. Please try again.'),
  ).toBeVisible();
  await expect(formOf(page).getByRole('radio', { name: 'Jewelry Appraisal' })).toBeChecked();
});

test('a tile chosen before the page is alive stays chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/appointment', { waitUntil: 'commit' });
  await formOf(page).getByRole('radio', { name: 'Wedding Bands' }).check();
  await formOf(page).getByLabel('Name').fill('Elena Marsh');
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(formOf(page).getByRole('radio', { name: 'Wedding Bands' })).toBeChecked();
  await expect(formOf(page).getByLabel('Name')).toHaveValue('Elena Marsh');
  await submit(page).click();
  await expect(formOf(page).getByText('Please select a date for your appointment.')).toBeVisible();
  await expect(formOf(page).getByText('Please select the type of appointment.')).toBeHidden();
});

for (const width of [375, 1280]) {
  test(`nothing is inaccessible at ${width} px with wrong fields`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/appointment');
    await page.getByRole('button', { name: 'Request Appointment' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations).toEqual([]);
  });
}
