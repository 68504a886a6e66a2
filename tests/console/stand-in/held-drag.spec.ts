import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../console-test.ts';

test.skip(process.platform === 'darwin', 'On macOS main goes on while the files are dragged.');

test('the progress of a download goes when the drag begins, however long the files are held', async ({
  computer,
  app,
  front,
}) => {
  const { page } = app;
  const [hold, held] = ['hold', 'held'].map((name) => path.join(computer.home, name)) as [string, string];
  try {
    await page.getByRole('searchbox', { name: 'Search files' }).fill('show.mp4');
    const film = page.locator('[role=row][data-position]');
    await expect(film).toHaveCount(1);
    writeFileSync(hold, '');
    front.hold();
    await film.hover();
    await page.mouse.down();
    const box = await film.boundingBox();
    if (!box) throw new Error('The file is not to be seen.');
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.move(box.x + 40, box.y + 30, { steps: 4 });
    const progress = page.getByText('Downloading the files to drag', { exact: true });
    await expect(progress).toBeVisible();
    front.release();
    await expect.poll(() => existsSync(held)).toBe(true);
    await expect(progress).toBeHidden();
  } finally {
    rmSync(hold, { force: true });
    await page.mouse.up();
  }
});
