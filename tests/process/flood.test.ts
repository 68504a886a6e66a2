import { describe, expect, test } from 'vitest';
import { inLanes, postJson } from '../support/post-json.ts';
import { heapInUse, startServerProcess } from '../support/server-process.ts';
import { contactMessage, subscription } from '../support/submission-builders.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const MEGABYTE = 1_000_000;

describe('ten thousand rapid posts', { timeout: 300_000 }, () => {
  test('are taken up to the limit, refused beyond it, and leave no trace in memory', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder(), LOG_LEVEL: 'error' });
    await inLanes(500, 50, async () => void (await postJson(`${server.url}/api/subscribe`, subscription())));
    const before = await heapInUse(server);

    const counts = new Map<number, number>();
    await inLanes(10_000, 50, async () => {
      const status = await postJson(`${server.url}/api/contact`, contactMessage());
      counts.set(status, (counts.get(status) ?? 0) + 1);
    });
    expect(Object.fromEntries(counts)).toEqual({ 201: 20, 429: 9980 });
    expect((await heapInUse(server)) - before).toBeLessThan(5 * MEGABYTE);
    expect(server.said.err).toBe('');
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  test('of every shape get the right answer with the limit off, and memory stays flat', async () => {
    const server = await startServerProcess({
      DATA_DIR: useTemporaryFolder(),
      FORM_RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    });
    const shapes: [unknown, number][] = [
      [contactMessage(), 201],
      [contactMessage({ name: 'A' }), 400],
      [contactMessage({ name: 'x'.repeat(100_000) }), 413],
      [[], 400],
      [{ name: {}, email: [], message: 5 }, 400],
    ];
    const wrong: unknown[] = [];
    const flood = (count: number) =>
      inLanes(count, 50, async (index) => {
        const [payload, expected] = shapes[index % shapes.length] ?? [{}, 400];
        const status = await postJson(`${server.url}/api/contact`, payload);
        if (status !== expected) wrong.push({ index, expected, status });
      });
    await flood(500);
    const before = await heapInUse(server);
    await flood(2000);
    expect(wrong).toEqual([]);
    expect((await heapInUse(server)) - before).toBeLessThan(5 * MEGABYTE);
    expect(server.said.err).toBe('');
  });
});
