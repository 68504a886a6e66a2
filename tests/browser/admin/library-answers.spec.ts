import { expectFound, getFile } from '../../library-suite/library-driver.ts';
import { mediaFile } from '../../support/media-files.ts';
import { expect, test } from '../support/library-test.ts';

test('a list of files and nothing else is shown (SPEC section 7)', async ({ library }) => {
  const { page } = library;
  const files = [mediaFile('rings/a ring.jpg', { lastModified: '2026-11-20T10:00:00+01:00' })];
  await page.route('**/api/admin/media', (route) => route.fulfill({ json: { files } }));
  await page.route('**/images/**', (route) => route.abort());
  await library.open();
  await expectFound(library, 1);
  await expect(getFile(library, 'a ring.jpg')).toBeVisible();
  await expect(page.getByText('Failed to load media files')).toHaveCount(0);
});
