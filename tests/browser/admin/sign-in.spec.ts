import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-test.ts';

test('an empty form says what is required and asks nobody', async ({ portal }) => {
  const { page } = portal;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await portal.open('/admin/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('on a slow computer, too, a password that is typed at once does not land in the name', async ({
  portal,
}) => {
  const { page } = portal;
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const slow = (run: TimerHandler, wait = 0) => setTimeout(run, wait + 300);
    window.setTimeout = slow as typeof window.setTimeout;
  });
  await portal.open('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).focus();
  for (const letter of 'a secret') await page.keyboard.type(letter, { delay: 60 });
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a secret');
  await expect(page.getByLabel('Username')).toHaveValue('');
});

test('wrong credentials are refused, said until closed, and what was typed stays', async ({
  portal,
  complaints,
}) => {
  complaints.expected(/401/);
  const { page } = portal;
  await portal.open('/admin/login');
  await portal.signIn({ username: 'admin', password: 'guessed' });
  const notice = page.getByRole('status').filter({ hasText: 'Login Failed' });
  await expect(notice).toContainText('Invalid credentials');
  await expect(page.getByRole('form').getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('guessed');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notice).toHaveCount(0);
  await portal.expectUrl('/admin/login');
});

test('beside the notice of a failure, the button remains within reach', async ({ portal, complaints }) => {
  complaints.expected(/401/);
  const { page } = portal;
  for (const [width, height] of [
    [375, 667],
    [375, 812],
    [800, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await portal.open('/admin/login');
    await portal.signIn({ username: 'admin', password: 'guessed' });
    await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Refused when anything lies above its middle.
    await page.getByRole('button', { name: 'Sign in' }).click({ trial: true, timeout: 20_000 });
    const button = await page.getByRole('button', { name: 'Sign in' }).boundingBox();
    const notice = await page.getByRole('status').filter({ hasText: 'Login Failed' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  }
});

test('the password can be looked at', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a secret');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('signing in stores the session, says so and lands on the dashboard', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/admin/login');
  await portal.signIn();
  await portal.expectUrl('/admin/dashboard');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome to the admin portal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Today · Media Management Portal$/);
  const { adminToken, adminTokenExpiry } = await portal.stored();
  expect(adminToken).toMatch(/^[\w-]{20,}$/);
  expect(Date.parse(adminTokenExpiry ?? '')).toBeGreaterThan(Date.now());
});

test('Enter sends the form, and the way back does not lead to it again', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/');
  await portal.open('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('browser tests only');
  await page.keyboard.press('Enter');
  await portal.expectUrl('/admin/dashboard');
  await page.goBack();
  await portal.expectUrl('/');
});

/** The notice of SPEC section 8; its title and text are separate elements. */
const expectLoginFailed = async (page: Page, text: string) => {
  const notice = page.getByRole('status').filter({ hasText: 'Login Failed' });
  await expect(notice.getByText('Login Failed', { exact: true })).toBeVisible();
  await expect(notice.getByText(text, { exact: true })).toBeVisible();
};

for (const [name, answer, text] of [
  [
    'a message alone',
    { status: 401, json: { message: 'This account is locked.' } },
    'This account is locked.',
  ],
  ['a message with 400', { status: 400, json: { message: 'Not on Sundays.' } }, 'Not on Sundays.'],
  ['a refusal without a message', { status: 401, json: { error: 'no' } }, 'Invalid credentials'],
  ['a refusal without a body', { status: 401, body: '' }, 'Invalid credentials'],
  ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }, 'Login failed'],
  ['an answer without a token', { status: 200, json: { message: 'Well?' } }, 'Login failed'],
] as const) {
  test(`a failed sign-in answered with ${name} says “${text}”`, async ({ portal, complaints }) => {
    complaints.expected(/40[01]|502/);
    const { page } = portal;
    await portal.open('/admin/login');
    await page.route('**/api/admin/login', (route) => route.fulfill(answer));
    await portal.signIn();
    await expectLoginFailed(page, text);
    await portal.expectUrl('/admin/login');
  });
}

test('a lost connection fails the sign-in, says what to do, and nothing typed is lost', async ({
  portal,
  complaints,
}) => {
  complaints.expected(/ERR_FAILED|api\/admin\/login/);
  const { page } = portal;
  await portal.open('/admin/login');
  await page.route('**/api/admin/login', (route) => route.abort());
  await portal.signIn();
  await expectLoginFailed(page, 'Login failed');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  const advice = page.getByText('The server cannot be reached. Check the connection, then try again.');
  await expect(advice).toBeVisible();
  await page.unroute('**/api/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await portal.expectUrl('/admin/dashboard');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Login Failed')).toHaveCount(0);
});

test('someone locked out reads the server’s words, and for how long', async ({ portal, complaints }) => {
  complaints.expected(/429/);
  const { page } = portal;
  await portal.open('/admin/login');
  const message = 'Too many requests. Please try again later.';
  await page.route('**/api/admin/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '840' },
      json: { success: false, code: 'rate_limited', message },
    }),
  );
  await portal.signIn();
  await expectLoginFailed(page, message);
  await expect(page.getByText('Too many attempts. Please try again in 14 minutes.')).toBeVisible();
});
