import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/own-server-test.ts';

const NOTE = 'Size 6½.\nShe wants it before Easter.';
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const kept = (page: Page, form: RegExp) =>
  page.waitForResponse((response) => form.test(response.url()) && response.request().method() === 'POST');

/** The address of the record of a message that has just been sent. */
const sendMessage = async (request: APIRequestContext, token: string): Promise<string> => {
  const data = {
    name: 'Grace Holloway',
    email: 'grace@example.com',
    subject: 'A ring',
    message: 'Is it ready?',
  };
  const response = await request.post('/api/contact', { data });
  expect(response.status()).toBe(201);
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.post('/api/admin/submissions/search', { data: {}, headers });
  const { submissions } = (await found.json()) as { submissions: { reference: string }[] };
  return `/admin/requests/${submissions[0]?.reference}`;
};

test('a note that was not added is offered on another computer, and is gone once it is added', async ({
  portal: { page, open },
  request,
  browser,
  server,
  openSession,
}) => {
  const path = await sendMessage(request, (await openSession()).token);
  await open(path);
  const sent = kept(page, /\/unsaved\/note-/);
  await page.getByLabel('Private note').fill(NOTE);
  await sent;

  const elsewhere = await browser.newContext({ baseURL: server.origin });
  await elsewhere.clock.install({ time: server.now() });
  const other = await elsewhere.newPage();
  const { token, expiresAt } = await openSession();
  await other.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { adminToken: token, adminTokenExpiry: expiresAt },
  );
  await other.goto(path);
  await expect(offer(other)).toContainText('Size 6½.');
  await expect(other.getByLabel('Private note')).toHaveValue('');
  await offer(other).getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByLabel('Private note')).toHaveValue(NOTE);
  await expect(other.getByLabel('Private note')).toBeFocused();
  await other.getByRole('button', { name: 'Add note' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Size 6½.' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Size 6½.' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('a note typed while the server is away is there after a reload', async ({
  portal: { page, open },
  complaints,
  request,
  openSession,
}) => {
  const path = await sendMessage(request, (await openSession()).token);
  await open(path);
  await expect(page.getByLabel('Private note')).toBeVisible();
  complaints.expected(/unsaved|ERR_FAILED/);
  await page.route('**/api/admin/unsaved**', (route) => route.abort());
  await page.getByLabel('Private note').fill(NOTE);
  await page.reload();
  await expect(offer(page)).toContainText('Size 6½.');
  await expectNoViolations(page);
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Private note')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('unsaved settings are offered beside the present ones, and never applied by themselves', async ({
  portal: { page, open },
}) => {
  await open('/admin/settings');
  const hours = page.getByRole('form', { name: 'Opening hours' });
  const numbers = page.getByRole('form', { name: 'Rules' });
  const sold = numbers.getByLabel(/^Sold pieces stay/);
  await hours.getByRole('button', { name: 'Add a closed day' }).click();
  const sent = kept(page, /\/unsaved\/opening-hours$/);
  await hours.getByLabel(/^Note/).fill('Inventory');
  await sent;
  const alsoSent = kept(page, /\/unsaved\/settings-/);
  await sold.fill('31');
  await alsoSent;
  await page.reload();
  await expect(hours.getByRole('region', { name: 'Unsaved changes' })).toContainText('Inventory');
  await expect(numbers.getByRole('region', { name: 'Unsaved changes' })).toContainText('31');
  await expect(sold).not.toHaveValue('31');
  await expectNoViolations(page);
  await numbers.getByRole('button', { name: 'Restore' }).click();
  await expect(sold).toHaveValue('31');
  await numbers.getByRole('button', { name: 'Save' }).click();
  await expect(numbers.getByRole('status')).toHaveText('Saved.');
  await hours.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(sold).toHaveValue('31');
  await expect(hours).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
