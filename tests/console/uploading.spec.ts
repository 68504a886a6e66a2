import { choose, expectDone, filmFile, getUpload } from '../browser/support/upload-files.ts';
import { expect, test } from './console-test.ts';

test('30 MB arrive whole over a line that breaks, from where it broke; whoever closes the window meanwhile is asked', async ({
  library,
  staffApp,
  front,
}) => {
  const { page, origin } = library;
  const offsets = () =>
    front.seen
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers }) => Number(headers['upload-offset']));
  await library.open('?folder=films');
  // The line breaks in the middle, with a part under way.
  front.intercept = ({ method, headers }) => {
    if (method !== 'PATCH' || Number(headers['upload-offset']) < 12_000_000) return false;
    front.intercept = () => false;
    front.cut();
    return true;
  };
  const film = filmFile('long.mp4', 30);
  await choose(page, [film]);
  await expect(getUpload(page, 'long.mp4')).toContainText('No connection to the server.');
  await staffApp.queueAnswer(0);
  await staffApp.act('close');
  await expect
    .poll(staffApp.messages)
    .toEqual([expect.objectContaining({ message: 'Files are still being uploaded.' })]);
  front.mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectDone(page, 'long.mp4');
  expect(offsets().filter((offset) => offset === 0)).toHaveLength(1);
  const stored = Buffer.from(await (await fetch(`${origin}/media/films/long.mp4`)).arrayBuffer());
  expect(stored.length).toBe(film.buffer.length);
  // The server removes metadata at the beginning.
  expect(stored.subarray(1_000_000).equals(film.buffer.subarray(1_000_000))).toBe(true);
});
