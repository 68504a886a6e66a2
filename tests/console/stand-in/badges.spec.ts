import { rows, sendThree } from '../../inbox-suite/inbox-driver.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { expect, test } from '../inbox-test.ts';

test.beforeEach(({ request }) => sendThree(request));

test.describe('on Windows', () => {
  test.use({ computerOptions: { platform: 'win32' } });

  test('the taskbar shows a number over the icon, with words for screen readers, until nobody is signed in', async ({
    portal,
    app,
  }) => {
    await expect.poll(app.badge).toEqual({ count: 0, overlay: '3 unread requests' });
    await portal.open('/admin/requests');
    await rows(portal.page).first().click();
    await expect.poll(app.badge).toMatchObject({ overlay: '2 unread requests' });
    await app.choose('sign-out');
    await expect.poll(app.badge).toMatchObject({ overlay: null });
  });
});

test.describe('on macOS, unsigned', () => {
  test.use({ computerOptions: { platform: 'darwin', isSigned: false } });

  test('what the system does not notify stands in the portal, with the way there', async ({
    portal,
    app,
    request,
  }) => {
    const { page } = portal;
    await expect.poll(app.badge).toEqual({ count: 3, overlay: null });
    await app.act('minimize');
    await request.post('/api/contact', { data: contactMessage({ name: 'Noor Haddad' }) });
    const notice = page.getByRole('status').filter({ hasText: 'A new message' });
    await expect(notice).not.toContainText('Noor');
    await notice.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('region', { name: /^Request M-/ })).toContainText('Noor Haddad');
    expect(await app.notifications()).toEqual([]);
  });
});
