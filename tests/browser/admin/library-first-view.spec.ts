import { expectFound, getFile, getFiles } from '../../library-suite/library-driver.ts';
import { standingFiles } from '../../library-suite/media-folder.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { expect, test } from '../support/library-test.ts';

/** The portal's own script, imported by the page's first one. */
const PORTAL = '**/assets/entry-*.js';

test('the first files are seen before the portal’s code has come, at the places where they stay', async ({
  library,
}) => {
  const { page, origin } = library;
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const release = await holdRequests(page, PORTAL);
  await page.goto(`${origin}/admin/media`, { waitUntil: 'commit' });
  await expectFound(library, standingFiles.length);
  const file = getFile(library, 'ring-1.jpg');
  await expect(file).toBeVisible();
  // Screen readers and the keyboard cannot reach what cannot be used yet.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const [before, height] = [await file.boundingBox(), await getFiles(library).first().boundingBox()];

  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectFound(library, standingFiles.length);
  expect([await file.boundingBox(), await getFiles(library).first().boundingBox()]).toEqual([before, height]);
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(violations.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('says that it is loading for as long as the list has not come', async ({ library }) => {
  const { page, origin } = library;
  const loading = page.getByText('Loading media files...');
  const release = await holdRequests(page, '**/api/admin/media');
  await page.goto(`${origin}/admin/media`);
  await expect(loading).toBeVisible();
  // Without the first files too, whose answer is not waited for without end.
  await page.route('**/api/admin/media?first=*', () => undefined);
  await page.reload();
  await expect(page.getByRole('status').filter({ has: loading })).toBeVisible();
  release();
  await expect(getFile(library, 'ring-1.jpg')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('nothing of the library is shown for a session that the server refuses', async ({ library }) => {
  const { page, origin } = library;
  await page.addInitScript(() => localStorage.setItem('adminToken', 'of another server'));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=grid]')) document.documentElement.dataset.leaked = '';
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${origin}/admin/media`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaked');
});
