import { expect, test } from '../support/portal-test.ts';

test.use({ signedIn: false });

test('signing in stores the session, says so and leads to Today; the way back does not lead to it again', {
  tag: '@journey',
}, async ({ portal }) => {
  const { page } = portal;
  await portal.open('/');
  await portal.open('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('browser tests only');
  await page.keyboard.press('Enter');
  await portal.expectUrl('/admin/dashboard');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome to the admin portal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Today · Media Management Portal$/);
  await expect
    .poll(() => portal.stored())
    .toEqual({
      adminToken: expect.stringMatching(/^[\w-]{20,}$/),
      adminTokenExpiry: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  await page.goBack();
  await portal.expectUrl('/');
});

test('a failure is said until it is closed, and beside its notice the button remains within reach', async ({
  portal,
  complaints,
}) => {
  complaints.expected(/401/);
  const { page } = portal;
  const notice = page.getByRole('status').filter({ hasText: 'Login Failed' });
  const button = page.getByRole('button', { name: 'Sign in' });
  await portal.open('/admin/login');
  await portal.signIn({ username: 'admin', password: 'guessed' });
  await expect(notice).toContainText('Invalid credentials');
  for (const [width, height] of [
    [375, 667],
    [375, 812],
    [800, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Refused when anything lies above its middle.
    await button.click({ trial: true });
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([button.boundingBox(), notice.boundingBox()]);
        return above && below ? below.y - (above.y + above.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notice).toHaveCount(0);
  await portal.expectUrl('/admin/login');
});
