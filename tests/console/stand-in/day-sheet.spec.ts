import type { ConsoleApp } from '../console-app.ts';
import { expect, test } from '../inbox-test.ts';
import type { StandInApp } from './stand-in-app.ts';

test.use({ computerOptions: { printers: ['laser', 'label'] } });

const prints = (app: ConsoleApp) => (app as StandInApp).program.line.call('prints');

test('the day sheet goes to the chosen printer without asking', async ({ portal, app }) => {
  const { page } = portal;
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText('PIN and printing', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Print the day sheet without asking' }).check();
  await page.getByLabel('Printer for the day sheet').selectOption('Printer label');
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
  await page.getByRole('button', { name: 'Print the day sheet' }).click();
  await expect(page.getByText('The day sheet was sent to the printer')).toBeVisible();
  const [sheet] = await prints(app);
  expect(sheet?.printer).toBe('label');
  expect(sheet?.text).toContain('10:00 AM');
  expect(sheet?.text).not.toContain('Add booking');
});
