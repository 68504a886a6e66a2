import type { Page } from '@playwright/test';
import type { BackupReport } from '../../../core/src/schemas/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { inEveryLook } from '../support/every-look.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/portal-test.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const serve = (page: Page, report: BackupReport) =>
  page.route('**/api/admin/backups', (route) => route.fulfill({ json: report }));

const checked = { made: hoursAgo(72), at: hoursAgo(72), contents: '76 pieces, 22 requests and 183 files' };
const failure = {
  at: hoursAgo(1),
  count: 3,
  message:
    'The folder for copies, /mnt/a-drive-with-a-long-name/backups-of-the-shop/jeweler, does not exist. Connect its drive, or create it.',
};

test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

test('old backups are announced on Today, which leads to what is known of them', async ({ portal }) => {
  const { page } = portal;
  const warning = `The newest backup that was restored and checked is older than two days. The last attempt failed: ${failure.message}`;
  await serve(page, {
    store: 'folder',
    state: { since: hoursAgo(1000), newest: hoursAgo(70), checked, failure },
    warning,
  });
  await portal.open('/admin/dashboard');
  const notice = page.getByRole('status').filter({ hasText: warning });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Media folder' })).toBeVisible();
  await inEveryLook(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
    await expectNoViolations(page);
  });
  await notice.getByRole('link', { name: 'See the backups' }).click();
  await portal.expectUrl('/admin/settings');
  const panel = page.getByRole('region', { name: 'Backups' });
  await expect(panel).toContainText('was made 3 days ago');
  await expect(panel).toContainText(`It holds ${checked.contents}.`);
  await expect(panel).toContainText('The newest copy was made 2 days ago.');
  await expect(panel).toContainText(`The last 3 attempts failed: ${failure.message}`);
  await inEveryLook(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});

test('where none are made, the settings say whom to ask, and Today is silent', async ({ portal }) => {
  const { page } = portal;
  await serve(page, { store: 'none', state: null, warning: null });
  await portal.open('/admin/settings');
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText(
    'There are no automatic backups yet. Ask whoever runs the server to turn them on.',
  );
  await portal.open('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Media folder' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the backups' })).toHaveCount(0);
});
