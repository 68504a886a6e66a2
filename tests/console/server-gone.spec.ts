import { getFile, searchField } from '../library-suite/library-driver.ts';
import { expect, test } from './console-test.ts';

const LOST = 'The connection to the server was lost';

test('the list stays readable, can be filtered and copied, and keeps its selection until the server is back', async ({
  library,
  staffApp,
}) => {
  const { page, server, folder } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await server.stop();
  try {
    await expect(page.getByText(LOST, { exact: false })).toBeVisible();
    await searchField(library).fill('');
    await expect(getFile(library, 'show.mp4')).toBeVisible();
    await searchField(library).fill('ring-');
    await page.getByRole('button', { name: 'Copy URLs' }).click();
    await expect.poll(staffApp.clipboardText).toBe(`${library.origin}/media/rings/ring-1.jpg`);
    await folder.add('rings/ring-7.jpg');
    // No endless spinner: a failed refresh is reported.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Loading media files...')).toBeHidden();
    await expect(getFile(library, 'ring-1.jpg')).toBeVisible();
  } finally {
    await server.start();
  }
  await expect(page.getByText(LOST, { exact: false })).toBeHidden();
  await expect(getFile(library, 'ring-7.jpg')).toBeVisible();
  await expect(page.getByText('Select All (1/4)')).toBeVisible();
});

test('a start without the server keeps the person signed in, says what is wrong and recovers by itself', async ({
  ownApp,
  computer,
  server,
}) => {
  // A session of its own: another test may have signed out the one that computers are lent with.
  await ownApp.quit();
  await server.stop();
  try {
    const { page } = await computer.start();
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
    await expect(page.getByText(LOST, { exact: false })).toBeVisible();
    await server.start();
    await expect(page.getByText(LOST, { exact: false })).toBeHidden();
    await page.getByRole('link', { name: 'Media Library' }).click();
    await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  } finally {
    await server.start();
  }
});
