import { expect, onTestFinished, test, vi } from 'vitest';
import type { FromScanner } from '../scanner/scan-messages.ts';
import { MediaIndex } from './media-index.ts';
import type { ScannerEvents, StartScanner } from './scanner-process.ts';

/** An index, and the scanners it starts, whose messages the test sends. */
const indexOfScanners = () => {
  vi.useFakeTimers();
  const scanners: ScannerEvents[] = [];
  const asked: number[] = [];
  const startScanner: StartScanner = (_settings, events) => {
    scanners.push(events);
    return { rescan: (request) => void asked.push(request), stop: async () => {} };
  };
  const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };
  const index = new MediaIndex({ mediaDir: '/media', mediaPoll: false, hadFiles: false, log, startScanner });
  onTestFinished(() => index.close());
  const say = (message: FromScanner) => scanners.at(-1)?.onMessage(message);
  return {
    index,
    scanners,
    asked,
    log,
    say,
    /** The result of a first scan that found these files, in the order of the list. */
    sayWhole: (...paths: string[]) => {
      const entries = paths.map((path) => ({ path, size: 1, modified: 1, added: 1 }));
      say({ kind: 'list', entries, health: { state: 'watching' }, emptyFolders: [], lastScan: 1 });
    },
    paths: () => index.entries.map(({ path }) => path),
  };
};

const SILENT = 'The media drive does not answer.';

test('a drive that hangs fails the index until it answers, the list stays', async () => {
  const { index, say, sayWhole, paths, log } = indexOfScanners();
  sayWhole('a.jpg', 'b.jpg');
  await index.ready;
  const revisions = [index.revision];
  index.onChange(() => revisions.push(index.revision));
  await vi.advanceTimersByTimeAsync(5000);
  expect(index.health.state).toBe('watching');
  await vi.advanceTimersByTimeAsync(2000);
  expect(index.health.state).toBe('failed');
  expect(index.health.message).toContain(SILENT);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(paths()).toEqual(['a.jpg', 'b.jpg']);
  say({ kind: 'alive' });
  expect(index.health).toEqual({ state: 'watching', lastScan: expect.any(String) });
  expect(new Set(revisions).size).toBe(3);
});

test('a server that was held up itself does not blame the drive', async () => {
  const { index, sayWhole } = indexOfScanners();
  sayWhole('a.jpg');
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(index.health.state).toBe('watching');
});

test('a drive that hangs at the start lets the server start, and is an empty list until it answers', async () => {
  const { index, say, sayWhole, paths } = indexOfScanners();
  let isReady = false;
  void index.ready.then(() => {
    isReady = true;
  });
  await vi.advanceTimersByTimeAsync(9000);
  expect(isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isReady).toBe(true);
  expect(index.health.message).toContain(SILENT);
  say({ kind: 'alive' });
  expect(index.health.state).toBe('failed');
  sayWhole('a.jpg');
  expect(index.health.state).toBe('watching');
  expect(paths()).toEqual(['a.jpg']);
});

test('a rescan is answered with the last list when the drive hangs, and at once while it does', async () => {
  const { index, asked, sayWhole } = indexOfScanners();
  sayWhole('a.jpg');
  const rescan = index.rescan();
  await vi.advanceTimersByTimeAsync(7000);
  await rescan;
  await index.rescan();
  expect(asked).toHaveLength(1);
});

test('a scanner that ends is started again, later each time, and its list is the list', async () => {
  const { index, scanners, log, sayWhole, paths } = indexOfScanners();
  sayWhole('a.jpg', 'b.jpg');
  scanners.at(-1)?.onEnd('ended with 7');
  expect(index.health).toMatchObject({ state: 'failed', message: expect.stringContaining('keeps trying') });
  expect(log.error).toHaveBeenCalledWith({ reason: 'ended with 7' }, expect.any(String));
  await vi.advanceTimersByTimeAsync(1000);
  expect(scanners).toHaveLength(2);
  scanners.at(-1)?.onEnd('ended with 7');
  await vi.advanceTimersByTimeAsync(1500);
  expect(scanners).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(scanners).toHaveLength(3);
  expect(paths()).toEqual(['a.jpg', 'b.jpg']);
  sayWhole('b.jpg', 'c.jpg');
  expect(paths()).toEqual(['b.jpg', 'c.jpg']);
  expect(index.health.state).toBe('watching');
});

test('a change keeps the order of the list, whatever it adds, replaces and removes', async () => {
  const { index, say, sayWhole, paths } = indexOfScanners();
  sayWhole('a.jpg', 'ring-2.jpg', 'ring-10.jpg', 'z.jpg');
  const before = index.revision;
  const entry = (path: string) => ({ path, size: 7, modified: 2, added: 1 });
  const upserted = [entry('zz.jpg'), entry('Ring-3.jpg'), entry('ring-10.jpg')];
  say({
    kind: 'change',
    upserted,
    removed: ['a.jpg'],
    health: { state: 'watching' },
    emptyFolders: [],
    lastScan: 2,
  });
  expect(paths()).toEqual(['ring-2.jpg', 'Ring-3.jpg', 'ring-10.jpg', 'z.jpg', 'zz.jpg']);
  expect(index.entries.map(({ size }) => size)).toEqual([1, 7, 7, 1, 7]);
  expect([index.has('a.jpg'), index.get('ring-10.jpg')?.size]).toEqual([false, 7]);
  expect(index.revision).not.toBe(before);
});

test('a file that the server adds goes when the scanner does not find it, and stays when the scanner was faster', async () => {
  const { index, asked, say, sayWhole, paths } = indexOfScanners();
  sayWhole('a.jpg');
  for (const path of ['a.jpg', 'b.jpg']) index.add({ path, size: 1, modified: 1, added: 1 });
  expect(paths()).toEqual(['a.jpg', 'b.jpg']);
  await vi.advanceTimersByTimeAsync(200);
  // The scanner has sent a.jpg before, and does not send it again.
  for (const request of asked) say({ kind: 'rescanned', request });
  await vi.advanceTimersByTimeAsync(0);
  expect(paths()).toEqual(['a.jpg']);
});
