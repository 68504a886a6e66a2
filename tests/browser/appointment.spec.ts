import { shopDay } from '@jeweler/core/business';
import { holdRequests, holdScripts } from '../support/hold-requests.ts';
import { dayOfMonth, fillIn, getForm, NO_BODIES, submit } from './support/appointment-form.ts';
import { untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('a day that is pressed before its code has come is chosen once it has', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/appointment-form-*.js');
  await page.goto('/appointment');
  await untilMarked(page, 'page-hydrated');
  const cell = getForm(page)
    .getByRole('gridcell')
    .filter({ has: page.locator('button:enabled') })
    .last();
  await cell.getByRole('button').click();
  await expect(cell).not.toHaveAttribute('aria-selected', 'true');
  release();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
});

test('the first HTML holds the whole form, which is disabled until it is hydrated', async ({ request }) => {
  const html = await (await request.get('/appointment')).text();
  for (const text of [
    'Jewelry Repair/Service',
    '10:00 AM',
    '6:00 PM',
    // Added later, it would push down what is being filled in.
    'Times are in the shop’s time zone, Eastern Time.',
    'Request Appointment',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('role="grid"');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

test('an empty form says what is missing and leads to it, tiles and calendar included', async ({ page }) => {
  await visit(page, '/appointment');
  const form = getForm(page);
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
  await fillIn(page, { hour: '11:00 AM' });
  await expect(
    getForm(page).getByText(new RegExp(`^\\w+day, \\w+ ${dayOfMonth()}, at 11:00 AM$`)),
  ).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
  await expect(
    page.getByText(
      'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
    ),
  ).toBeVisible();
  const receipt = getForm(page).getByRole('heading', {
    name: new RegExp(`^You requested \\w+day, \\w+ ${dayOfMonth()}, at 11:00 AM$`),
  });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  // The toast covers nothing of it.
  const toast = await page
    .getByRole('region', { name: 'Notifications' })
    .locator('div')
    .first()
    .boundingBox();
  const confirmation = await receipt.locator('xpath=..').boundingBox();
  expect((confirmation?.y ?? 0) + (confirmation?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  await expect(getForm(page).getByLabel('Name')).toHaveCount(0);
  await getForm(page).getByRole('button', { name: 'Request another time' }).click();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('');
  await expect(getForm(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the calendar is walked through by keyboard and shows no past day as open', async ({ page }) => {
  await visit(page, '/appointment');
  const form = getForm(page);
  await expect(form.getByRole('button', { name: 'Go to the Previous Month' })).toBeDisabled();
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const first = form.getByRole('gridcell').filter({ hasText: /^1$/ }).getByRole('button');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('gridcell').filter({ hasText: /^8$/ }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('gridcell', { selected: true })).toHaveText('8');
});

for (const [timezoneId, hour, sent, name] of [
  ['Pacific/Auckland', '12:00 PM', '12:00', 'kiri'],
  ['America/Los_Angeles', '1:00 PM', '13:00', 'lou'],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test.skip(({ browserName }) => browserName === 'firefox', NO_BODIES);

    test('gets the day that was chosen, on the shop’s clock', async ({ page }) => {
      await visit(page, '/appointment');
      let body = { appointmentDate: '', appointmentTime: '' };
      await page.route('**/api/appointment', async (route) => {
        body = route.request().postDataJSON();
        await route.continue();
      });
      const wish = { hour, email: `${name}@example.com`, phone: `561555${sent.replace(':', '')}` };
      const day = await fillIn(page, wish);
      await submit(page).click();
      await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
      expect(body.appointmentTime).toBe(sent);
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
  await expect(getForm(page).getByRole('group', { name: 'Date' })).toContainText(message);
  await expect(getForm(page).getByLabel('Name')).toHaveValue('Elena Marsh');
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
  await expect(getForm(page).getByRole('radio', { name: 'Jewelry Appraisal' })).toBeChecked();
});

test('a tile chosen before the page is hydrated stays chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/appointment', { waitUntil: 'commit' });
  await getForm(page).getByRole('radio', { name: 'Wedding Bands' }).check();
  await getForm(page).getByLabel('Name').fill('Elena Marsh');
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(getForm(page).getByRole('radio', { name: 'Wedding Bands' })).toBeChecked();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('Elena Marsh');
  await submit(page).click();
  await expect(getForm(page).getByText('Please select a date for your appointment.')).toBeVisible();
  await expect(getForm(page).getByText('Please select the type of appointment.')).toBeHidden();
});
