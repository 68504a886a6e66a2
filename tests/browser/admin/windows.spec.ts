import { randomUUID } from 'node:crypto';
import { INSECURE_NAME } from '../../support/browser-launch.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';

// A browser opens six connections to a plain-http server.
test('seven visible windows of one browser are all live', async ({
  context,
  baseURL,
  openSession,
  request,
}) => {
  await context.addInitScript(
    ({ token, expiresAt }) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminTokenExpiry', expiresAt);
    },
    await openSession(),
  );
  const windows = [];
  for (let count = 0; count < 7; count += 1) {
    const page = await context.newPage();
    await page.goto(`${baseURL?.replace('localhost', INSECURE_NAME)}/admin/requests`);
    await expect(page.getByRole('grid', { name: 'Requests' })).toBeVisible();
    windows.push(page);
  }
  const name = `Seven Windows ${randomUUID().slice(0, 8)}`;
  const response = await request.post('/api/contact', { data: contactMessage({ name }) });
  expect(response.status()).toBe(201);
  for (const page of windows) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});
