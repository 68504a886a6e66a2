import { expect, test } from '../support/own-server-test.ts';

const NOTHING = { adminToken: null, adminTokenExpiry: null };
/** What was asked for before a sign-out, and is answered after it. */
const LATE = /401/;

// The picture beside the sign-in.
test.use({ signedIn: false, files: ['backgrounds/workshop-dark.jpg'] });

test('Logout ends the session on the server, takes its notices along, and nothing is remembered', {
  tag: '@journey',
}, async ({ portal, request, server, complaints }) => {
  complaints.expected(LATE);
  const { page } = portal;
  await portal.open('/admin/media');
  await portal.expectUrl('/admin/login');
  // From here on the page's time passes only where this test says so, and not long enough for a notice to go by itself.
  await page.clock.pauseAt(new Date(server.now().getTime() + 60_000));
  const pass = () => page.clock.runFor(50);
  await portal.signIn();
  const notice = page.getByText('Login Successful');
  await expect.poll(() => pass().then(() => notice.isVisible())).toBe(true);
  await portal.expectUrl('/admin/dashboard');
  const { adminToken } = await portal.stored();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => pass().then(() => notice.count())).toBe(0);
  await portal.expectUrl('/admin/login');
  await expect.poll(() => portal.stored()).toEqual(NOTHING);
  const headers = { authorization: `Bearer ${adminToken}` };
  await expect.poll(async () => (await request.get('/api/admin/session', { headers })).status()).toBe(401);
});
