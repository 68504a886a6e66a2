import { contactMessage } from '../../support/submission-builders.ts';
import { expect, test } from '../support/portal-test.ts';

/** A host name that browsers treat as insecure, like that of a computer on the shop's network. */
const INSECURE_NAME = 'shop.test';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1`],
    }),
});

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
  const name = `Seven Windows ${Date.now()}`;
  const sent = await request.post('/api/contact', { data: contactMessage({ name }) });
  expect(sent.status()).toBe(201);
  for (const page of windows) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});
