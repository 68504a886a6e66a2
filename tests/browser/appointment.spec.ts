import { holdRequests, holdScripts } from '../support/hold-requests.ts';
import { dayOfMonth, fillIn, getForm, submit } from './support/appointment-form.ts';
import { untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('an appointment is stored, said in words and thanked for in view, and the form starts anew', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  await visit(page, '/appointment');
  await fillIn(page, '11:00 AM');
  await submit(page).click();
  const receipt = getForm(page).getByRole('heading', {
    name: new RegExp(`^You requested \\w+day, \\w+ ${dayOfMonth()}, at 11:00 AM$`),
  });
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport();
  // The toast covers nothing of it.
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('div').first();
  const confirmation = receipt.locator('xpath=..');
  await expect(toast).toContainText('Appointment Request Submitted');
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([confirmation.boundingBox(), toast.boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeGreaterThan(0);
  await expect(getForm(page).getByLabel('Name')).toHaveValue('');
  await expect(getForm(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a day that is pressed before its code has come is chosen once it has', { tag: '@firefox' }, async ({
  page,
}) => {
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

test('a tile chosen before the page is hydrated stays chosen', { tag: '@firefox' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/appointment', { waitUntil: 'commit' });
  await getForm(page).getByRole('radio', { name: 'Wedding Bands' }).check();
  await getForm(page).getByLabel('Name').fill('Elena Marsh');
  release();
  await expect(getForm(page)).toHaveAttribute('data-hydrated');
  await expect(getForm(page).getByRole('radio', { name: 'Wedding Bands' })).toBeChecked();
  await expect(getForm(page).getByLabel('Name')).toHaveValue('Elena Marsh');
  await submit(page).click();
  await expect(getForm(page).getByText('Please select a date for your appointment.')).toBeVisible();
  await expect(getForm(page).getByText('Please select the type of appointment.')).toBeHidden();
});
