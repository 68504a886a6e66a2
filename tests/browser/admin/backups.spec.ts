import type { BackupReport } from '../../../core/src/schemas/index.ts';
import { expect, START, test } from '../support/own-server-test.ts';
import { expectUsable } from '../support/usable.ts';

const hoursAgo = (hours: number) => new Date(START.getTime() - hours * 3_600_000).toISOString();

const message =
  'The folder for copies, /mnt/a-drive-with-a-long-name/backups-of-the-shop/jeweler, does not exist. Connect its drive, or create it.';
const warning = `The newest backup that was restored and checked is older than two days. The last attempt failed: ${message}`;
const report: BackupReport = {
  store: 'folder',
  state: {
    since: hoursAgo(1000),
    newest: hoursAgo(70),
    partial: null,
    checked: { made: hoursAgo(72), at: hoursAgo(72), contents: '76 pieces, 22 requests and 183 files' },
    failure: { at: hoursAgo(1), count: 3, message },
  },
  warning,
};

test('old backups are announced on Today, which leads to what is known of them', async ({ portal }) => {
  const { page } = portal;
  await page.route('**/api/admin/backups', (route) => route.fulfill({ json: report }));
  await portal.open('/admin/dashboard');
  const notice = page.getByRole('status').filter({ hasText: warning });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Media folder' })).toBeVisible();
  await expectUsable(page);
  await notice.getByRole('link', { name: 'See the backups' }).click();
  await portal.expectUrl('/admin/settings');
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText(
    `The last 3 attempts failed: ${message}`,
  );
  await expectUsable(page);
});
