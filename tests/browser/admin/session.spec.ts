import { expect, type PortalWindow, test } from '../support/portal-test.ts';

const HOUR = 3_600_000;
const NOTHING = { adminToken: null, adminTokenExpiry: null };

test.describe('without a session', () => {
  for (const url of ['/admin', '/admin/dashboard', '/admin/media', '/admin/media/', '/admin/nowhere']) {
    test(`${url} leads to the sign-in`, async ({ portal }) => {
      await portal.open(url);
      await portal.expectUrl('/admin/login');
      await expect(portal.page.getByLabel('Username')).toBeVisible();
    });
  }

  test('signing in leads to the dashboard, whatever was asked for before', async ({ portal }) => {
    await portal.open('/admin/media?q=ring&view=list');
    await portal.expectUrl('/admin/login');
    await portal.signIn();
    await portal.expectUrl('/admin/dashboard');
  });

  test('a token without a readable expiry is none, and both keys are cleared', async ({
    portal,
    openSession,
  }) => {
    const { token } = await openSession();
    await portal.store({ token, expiresAt: 'next week' });
    await portal.open('/admin/media');
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
  });

  test('an expiry without a token is none either', async ({ portal }) => {
    await portal.store({ expiresAt: new Date(Date.now() + HOUR).toISOString() });
    await portal.open('/admin/media');
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
  });
});

/** What was asked for before a sign-out, and is answered after it. */
const LATE = /401/;

test('notices go with the session', async ({ portal, complaints }) => {
  complaints.expected(LATE);
  await portal.open('/admin/login');
  await portal.signIn();
  await expect(portal.page.getByText('Login Successful')).toBeVisible();
  await portal.page.getByRole('button', { name: 'Logout' }).click();
  await portal.expectUrl('/admin/login');
  await expect(portal.page.getByText('Login Successful')).toHaveCount(0, { timeout: 1000 });
});

test.describe('with a session', () => {
  test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

  test('/admin is the library, and the sign-in leads on to the dashboard', async ({ portal }) => {
    await portal.open('/admin');
    await portal.expectUrl('/admin/media');
    await portal.open('/admin/login');
    await portal.expectUrl('/admin/dashboard');
  });

  test('the person’s name stands in the header', async ({ portal }) => {
    await portal.open('/admin/dashboard');
    await expect(portal.page.getByRole('banner').getByText('admin', { exact: true })).toBeVisible();
  });

  test('Logout clears both keys, also on the server, and nothing is remembered', async ({
    portal,
    request,
    complaints,
  }) => {
    complaints.expected(LATE);
    await portal.open('/admin/media');
    const { adminToken } = await portal.stored();
    await portal.page.getByRole('button', { name: 'Logout' }).click();
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
    const headers = { authorization: `Bearer ${adminToken}` };
    await expect.poll(async () => (await request.get('/api/admin/session', { headers })).status()).toBe(401);
    await portal.signIn();
    await portal.expectUrl('/admin/dashboard');
  });

  test('Logout clears although the server is gone, without a word to the person', async ({
    portal,
    complaints,
  }) => {
    complaints.expected(/logout|ERR_FAILED|ApiError/);
    await portal.open('/admin/dashboard');
    await portal.page.route('**/api/admin/logout', (route) => route.abort());
    await portal.page.getByRole('button', { name: 'Logout' }).click();
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
    await expect(portal.page.getByText('cannot be reached')).toHaveCount(0);
  });

  test('a session the server refuses ends at the next call, and signing in leads to the dashboard', async ({
    portal,
    request,
    complaints,
  }) => {
    complaints.expected(/401/);
    await portal.open('/admin/media?view=list');
    await expect(portal.page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
    const { adminToken } = await portal.stored();
    // An open page would notice at once through its event stream.
    await portal.page.goto('about:blank');
    await request.post('/api/admin/logout', { headers: { authorization: `Bearer ${adminToken}` } });
    await portal.open('/admin/media?view=list');
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
    await expect(portal.page.getByText('Your session has ended.')).toBeVisible();
    await portal.signIn();
    await portal.expectUrl('/admin/dashboard');
  });

  for (const [name, answer] of [
    ['no body', { status: 401, body: '' }],
    ['a page', { status: 401, contentType: 'text/html', body: '<h1>401 Unauthorized</h1>' }],
    ['JSON of another kind', { status: 401, json: { error: 'token expired' } }],
    ['the wrong code', { status: 401, json: { success: false, code: 'internal', message: 'Oh.' } }],
  ] as const) {
    test(`a 401 of the list with ${name} clears token and expiry and leads to the sign-in`, async ({
      portal,
      complaints,
    }) => {
      complaints.expected(/401/);
      await portal.page.route('**/api/admin/media', (route) => route.fulfill(answer));
      await portal.open('/admin/media');
      await portal.expectUrl('/admin/login');
      expect(await portal.stored()).toEqual(NOTHING);
    });
  }

  test('a 401 of any call ends the session', async ({ portal, complaints }) => {
    complaints.expected(/401/);
    await portal.open('/admin/media');
    await portal.page.route('**/api/admin/dashboard', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, code: 'unauthorized', message: 'Please sign in again.' },
      }),
    );
    await portal.page.getByRole('link', { name: 'Today' }).click();
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
  });

  test('signing out in one window signs out the other; signing in again brings both back', async ({
    portal,
    complaints,
  }) => {
    complaints.expected(LATE);
    await portal.open('/admin/media?view=list');
    await expect(portal.page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
    const other = await portal.another();
    await other.open('/admin/dashboard');
    await other.page.getByRole('button', { name: 'Logout' }).click();
    await other.expectUrl('/admin/login');
    await portal.expectUrl('/admin/login');
    await other.signIn();
    await other.expectUrl('/admin/dashboard');
    await portal.expectUrl('/admin/dashboard');
  });
});

test.describe('expiry', () => {
  test('an expired session leads to the sign-in and clears both keys', async ({ portal, openSession }) => {
    const { token } = await openSession();
    await portal.store({ token, expiresAt: new Date(Date.now() - 1000).toISOString() });
    // No call is needed: it is not even answered.
    await portal.page.route('**/api/**', () => undefined);
    await portal.open('/admin/media');
    await portal.expectUrl('/admin/login');
    await expect(portal.page.getByLabel('Username')).toBeVisible();
    expect(await portal.stored()).toEqual(NOTHING);
  });

  test('comes while the page stands open', async ({ portal, openSession }) => {
    await portal.page.clock.install();
    await portal.store(await openSession());
    await portal.open('/admin/dashboard');
    await expect(portal.page.getByRole('heading', { name: 'Media folder' })).toBeVisible();
    await portal.page.clock.fastForward('11:55:00');
    await portal.expectUrl('/admin/dashboard');
    await portal.page.clock.fastForward('00:05:01');
    await portal.expectUrl('/admin/login');
    expect(await portal.stored()).toEqual(NOTHING);
  });
});

test.describe('a computer whose clock is wrong', () => {
  const signInAt = async (portal: PortalWindow, error: number) => {
    await portal.page.clock.install({ time: Date.now() + error });
    await portal.open('/admin/login');
    await portal.signIn();
    await portal.expectUrl('/admin/dashboard');
    await expect(portal.page.getByRole('heading', { name: 'Media folder' })).toBeVisible();
  };

  test('two days behind: signing in works and a reload keeps the session', async ({ portal }) => {
    await signInAt(portal, -48 * HOUR);
    await portal.open('/admin/media');
    await expect(portal.page.getByRole('banner').getByText('admin', { exact: true })).toBeVisible();
    await portal.expectUrl('/admin/media');
    expect((await portal.stored()).adminToken).not.toBeNull();
  });

  test('two days ahead: signing in works, and lasts until the page is loaded anew', async ({ portal }) => {
    await signInAt(portal, 48 * HOUR);
    await portal.page.getByRole('link', { name: 'Media Library' }).click();
    await portal.expectUrl('/admin/media');
    // Expiry is compared with the current time, which this computer does not know (SPEC section 4).
    await portal.open('/admin/media');
    await portal.expectUrl('/admin/login');
  });
});

test('where nothing can be stored the session lasts as long as the page, and the person is told once', async ({
  portal,
  complaints,
}) => {
  complaints.expected(LATE);
  const { page } = portal;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await portal.open('/admin/login');
  await portal.signIn();
  await portal.expectUrl('/admin/dashboard');
  await expect(page.getByText('This browser does not remember the sign-in')).toHaveCount(1);
  await page.getByRole('link', { name: 'Media Library' }).click();
  await portal.expectUrl('/admin/media');
  await page.getByRole('button', { name: 'Logout' }).click();
  await portal.expectUrl('/admin/login');
});
