import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';
import { expectUsable } from '../support/usable.ts';

const SUBSCRIBERS = '/admin/subscribers';

test('a subscription waits, is confirmed without scripts on a small screen, saved and ended by hand', async ({
  portal,
  openSession,
  request,
  browser,
  baseURL,
}) => {
  const { page } = portal;
  const { token } = await openSession();
  for (const email of ['ada.ferrer@example.com', 'bo.li@example.com'])
    await request.post('/api/subscribe', { data: { email } });
  await portal.open('/admin/dashboard');
  await expect(page.getByText('0 confirmed, 2 unconfirmed')).toBeVisible();
  await page.getByRole('link', { name: 'All subscribers' }).click();
  await portal.expectUrl(SUBSCRIBERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribers' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Email is not set up yet' })).toBeVisible();

  // The text that staff send by hand links to the page that confirms.
  const headers = { authorization: `Bearer ${token}` };
  const { text } = await (await request.post('/api/admin/mails/1/text', { headers })).json();
  const link = /\/newsletter\/confirm\/[\w-]+/.exec(text)?.[0] ?? '';
  const visitor = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const visit = await visitor.newPage();
  await visit.goto(link);
  await expectNoSidewaysScroll(visit);
  await visit.getByRole('button', { name: 'Confirm' }).click();
  await expect(visit.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  await visitor.close();

  const list = page.getByRole('region', { name: 'Subscribers' });
  const ada = list.getByRole('listitem').filter({ hasText: 'ada.ferrer@example.com' });
  await expect(ada).toContainText('Confirmed');
  await page.getByLabel('State').selectOption('Confirmed (1)');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await ada.getByText('Consent', { exact: true }).click();
  await expect(ada.getByText('By subscribing you agree to receive marketing emails.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^ada\.ferrer@example\.com,/);

  await page.getByLabel('State').selectOption('All states');
  await page.getByLabel('Search addresses').fill('BO.');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Unsubscribe bo.li@example.com' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  const bo = list.getByRole('listitem');
  await expect(bo).toContainText(/Unsubscribed .* by admin/);
  await expect(bo.getByRole('button')).toHaveCount(0);
  // The button is removed when it has done its work.
  await expect(bo).toBeFocused();
});

test('list and question are readable at every width, in light and dark', async ({ portal, request }) => {
  const { page } = portal;
  await request.post('/api/subscribe', {
    data: { email: `${'very-long-address-'.repeat(3)}of-ada@example.com` },
  });
  await portal.open(SUBSCRIBERS);
  const button = page.getByRole('button', { name: /^Unsubscribe very/ });
  await expect(button).toBeVisible();
  await expectUsable(page);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUsable(page);
});
