import { expect, test } from './console-test.ts';
import { connectTo, signInOn } from './first-steps.ts';

test('the server is asked for first, then the sign-in, then the portal opens', async ({ app, server }) => {
  const { page } = app;
  await connectTo(page, server.origin);
  await signInOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
