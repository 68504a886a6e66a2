import { Dir, mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { checkMediaFolder, createHealthChecks } from './health-checks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

const setUp = (check: () => Promise<{ ok: boolean; message: string }>) => {
  const folder = useTemporaryFolder();
  mkdirSync(path.join(folder, 'media'));
  const logged: string[] = [];
  const add = (facts: { check: string }, message: string) => void logged.push(`${facts.check}: ${message}`);
  const health = createHealthChecks({
    database: { check },
    media: { health: { state: 'watching', lastScan: '2026-06-01T16:00:00.000Z' } },
    config: { dataDir: folder, mediaDir: path.join(folder, 'media') },
    log: { error: add, info: add } as never,
  });
  return { health, logged };
};

test('a part that hangs fails after four seconds, and is not begun again while it hangs', async () => {
  const well = { ok: true, message: 'Well.' };
  let answer = (_: typeof well) => {};
  const check = vi.fn(() => new Promise<typeof well>((resolve) => (answer = resolve)));
  const { health, logged } = setUp(check);
  for (const _ of [1, 2]) {
    const outcome = health();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toMatchObject({
      status: 'failing',
      checks: { database: { ok: false, message: expect.stringContaining('does not answer') } },
    });
    await vi.advanceTimersByTimeAsync(5001);
  }
  expect(check).toHaveBeenCalledTimes(1);
  answer(well);
  check.mockResolvedValue(well);
  expect(await health()).toMatchObject({ status: 'ok', checks: { database: well } });
  // The fake clock was advanced before the real folder was read, so other checks may have timed out too.
  expect(logged.filter((line) => line.startsWith('database'))).toEqual([
    'database: The database does not answer: check the disk with DATA_DIR.',
    'database: A check that failed now succeeds again.',
  ]);
});

test('an outcome is given for five seconds, then checked anew', async () => {
  const check = vi.fn(async () => ({ ok: true, message: 'Well.' }));
  const { health } = setUp(check);
  await health();
  await vi.advanceTimersByTimeAsync(4999);
  await health();
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  await health();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a media folder that cannot be read is not left open', async () => {
  const fault = Object.assign(new Error(), { code: 'EIO' });
  vi.spyOn(Dir.prototype, 'read').mockRejectedValueOnce(fault as never);
  const close = vi.spyOn(Dir.prototype, 'close');
  expect(await checkMediaFolder(useTemporaryFolder())).toMatchObject({
    ok: false,
    message: expect.stringContaining('(EIO)'),
  });
  expect(close).toHaveBeenCalled();
});
