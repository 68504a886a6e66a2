import { expect, test } from '../support/own-server-test.ts';
import { expectUsable } from '../support/usable.ts';

const OLD = 'browser tests only';
const NEW = 'another password for tests';

test.describe('the password', () => {
  // The other cases sign in with the one before.
  test.use({ freshServer: true });

  test('is changed: faults at the fields, nothing typed is lost, other devices are signed out', async ({
    portal,
    openSession,
    request,
    complaints,
  }) => {
    complaints.expected(/400|ERR_FAILED|api\/admin\/password/);
    const { page } = portal;
    const elsewhere = await openSession();
    await portal.open('/admin/dashboard');
    await page.getByRole('link', { name: 'Your account' }).click();
    await portal.expectUrl('/admin/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
    await expect(page.getByText('Signed in as admin.')).toBeVisible();

    const field = (label: string) => page.getByLabel(label, { exact: true });
    const current = field('Current password');
    const next = field('New password');
    const again = field('Repeat new password');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await expect(next).toHaveAccessibleDescription('At least 12 characters.');
    const send = page.getByRole('button', { name: 'Change password' });

    await send.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription('Password is required');
    await current.fill('guessed');
    await next.fill(NEW);
    await again.fill('another passwrod for tests');
    await page.keyboard.press('Enter');
    await expect(again).toBeFocused();
    await expect(again).toHaveAccessibleDescription('The two new passwords differ. Type the same one twice.');
    await expectUsable(page);

    await again.fill(NEW);
    await page.getByRole('button', { name: 'Show new password', exact: true }).click();
    await expect(next).toHaveAttribute('type', 'text');
    await page.route('**/api/admin/password', (route) => route.abort());
    await send.click();
    await expect(current).toHaveAccessibleDescription(/^The server cannot be reached\./);
    await expect(next).toHaveValue(NEW);
    await page.unroute('**/api/admin/password');

    await send.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription('The password is incorrect.');
    await portal.expectUrl('/admin/account');
    await current.fill(OLD);
    await send.click();
    await expect(page.getByText('Your password has been changed', { exact: true })).toBeVisible();
    await expect(page.getByText('Other devices have been signed out.')).toBeVisible();
    for (const each of [current, next, again]) await expect(each).toHaveValue('');
    await expect(send).toBeFocused();

    const getStatus = async (token: string | null) =>
      (await request.get('/api/admin/session', { headers: { authorization: `Bearer ${token}` } })).status();
    const { adminToken } = await portal.stored();
    await expect.poll(() => Promise.all([adminToken, elsewhere.token].map(getStatus))).toEqual([200, 401]);
  });
});
