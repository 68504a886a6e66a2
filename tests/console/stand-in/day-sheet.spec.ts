import { appointmentSlots } from '../../../core/src/schemas/index.ts';
import { appointmentRequest } from '../../support/submission-builders.ts';
import type { ConsoleApp } from '../console-app.ts';
import { expect, test } from '../inbox-test.ts';
import type { StandInApp } from './stand-in-app.ts';

test.use({ computerOptions: { printers: ['laser', 'label'] } });

const prints = (app: ConsoleApp) => (app as StandInApp).program.line.call('prints');

test('the day sheet goes to the chosen printer without asking, and comes by itself once at opening', async ({
  portal,
  app,
  ownLine,
  request,
}) => {
  const { page } = portal;
  const response = await request.post('/api/appointment', { data: appointmentRequest({}) });
  const today = new Date(response.headers().date ?? '').toISOString().slice(0, 10);
  // Open all day, every day, so that the test may run at any hour.
  ownLine.intercept = (incoming, response) => {
    if (!incoming.url?.startsWith('/api/admin/appointments?')) return false;
    const { searchParams } = new URL(incoming.url, 'http://localhost');
    const first = Date.parse(searchParams.get('from') ?? '');
    const last = Date.parse(searchParams.get('to') ?? '');
    const days = [];
    for (let day = first; day <= last; day += 86_400_000)
      days.push({
        day: new Date(day).toISOString().slice(0, 10),
        slots: Object.fromEntries(appointmentSlots.map((slot) => [slot, 'free'])),
        note: null,
        appointments: [],
      });
    // Noon in the shop.
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ now: `${today}T17:00:00.000Z`, timeZone: 'America/New_York', today, days }),
    );
    return true;
  };
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('checkbox', { name: 'Print the day sheet without asking' }).check();
  await page.getByLabel('Printer for the day sheet').selectOption('Printer label');
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
  await page.getByRole('button', { name: 'Print the day sheet' }).click();
  await expect(page.getByText('The day sheet was sent to the printer')).toBeVisible();
  const [sheet] = await prints(app);
  expect(sheet?.printer).toBe('label');
  expect(sheet?.text).toContain('10:00 AM');
  expect(sheet?.text).not.toContain('Add booking');

  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('checkbox', { name: 'Print the day sheet at opening' }).check();
  await expect.poll(async () => (await prints(app)).length).toBe(2);
  const [, own] = await prints(app);
  expect(own?.text).toMatch(/^\w+day, \w+ \d+, \d{4}\n/);
  expect(own?.text).not.toContain('Your account');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect.poll(() => prints(app)).toHaveLength(2);
});
