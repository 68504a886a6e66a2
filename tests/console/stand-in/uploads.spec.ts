import { choose, expectDone, filmFile, getUpload } from '../../browser/support/upload-files.ts';
import { expect, test } from '../console-test.ts';

/** Main holds a request's body in memory: so large is the largest part. */
const PART_BYTES = 8_000_000;

test('a film goes through the program in parts, and goes on after a cut connection', async ({
  app: { page },
  front,
  server,
}) => {
  const film = filmFile('bench.mp4', 50);
  const parts = () => front.seen.filter(({ method }) => method === 'PATCH');
  await choose(page, [film]);
  await expect.poll(() => parts().length).toBeGreaterThan(1);
  front.cut();
  await expect(getUpload(page, 'bench.mp4')).toContainText('No connection to the server.');
  front.mend();
  await expectDone(page, 'bench.mp4');
  const offsets = parts().map(({ headers }) => Number(headers['upload-offset']));
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  const starts = [...new Set(offsets), film.buffer.length].sort((a, b) => a - b);
  for (const [index, start] of starts.slice(1).entries())
    expect(start - (starts[index] ?? 0)).toBeLessThanOrEqual(PART_BYTES);
  const stored = await fetch(`${server.origin}/media/bench.mp4`);
  const body = Buffer.from(await stored.arrayBuffer());
  expect(body.length).toBe(film.buffer.length);
  expect(body.subarray(1_000_000).equals(film.buffer.subarray(1_000_000))).toBe(true);
  await server.folder.restore();
});
