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
  await expectNoViolations(other);
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
