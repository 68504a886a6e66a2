import { expect, test } from './console-test.ts';

const LOST = 'The connection to the server was lost';

test('a start without the server keeps the person signed in, says what is wrong and recovers by itself', async ({
  staffComputer,
  front,
}) => {
  front.cut();
  const { page } = await staffComputer.start();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  await expect(page.getByText(LOST, { exact: false })).toBeVisible();
  front.mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(LOST, { exact: false })).toBeHidden();
  await page.getByRole('link', { name: 'Media Library' }).click();
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
});
