import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const getForm = (page: Page) => page.getByRole('form', { name: 'Book an Appointment' });

/** Fills in everything; returns the day of the next month, of which every day is in the future. */
const fillIn = async (page: Page): Promise<number> => {
  // A slot can be taken only once, and one person can hold three at most, so each run in each browser has its own.
  const { repeatEachIndex, project } = test.info();
  const run = 2 * repeatEachIndex + (project.name === 'firefox' ? 1 : 0);
  const day = 8 + (run % 21);
  const digits = String(1000 + run).padStart(7, '0');
  const form = getForm(page);
  await form.getByRole('button', { name: 'Go to the Next Month' }).click();
  const cell = form.getByRole('gridcell').filter({ hasText: new RegExp(`^${day}$`) });
  await cell.getByRole('button').click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await form.getByRole('radio', { name: '11:00 AM', exact: true }).check();
  await form.getByRole('radio', { name: 'Jewelry Appraisal' }).check();
  await form.getByLabel('Name').fill('Elena Marsh');
  await form.getByLabel('Email').fill(`visitor-${digits}@example.com`);
  await form.getByLabel('Phone').fill(`561${digits}`);
  return day;
};

test('an appointment is stored, said in words and thanked for in view, and the form starts anew', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  await visit(page, '/appointment');
  const day = await fillIn(page);
  await getForm(page).getByRole('button', { name: 'Request Appointment' }).click();
  const receipt = getForm(page).getByRole('heading', {
    name: new RegExp(`^You requested \\w+day, \\w+ ${day}, at 11:00 AM$`),
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
