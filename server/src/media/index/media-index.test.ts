import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MediaIndex } from './media-index.ts';

test('a folder that was away for many looks is found again', async () => {
  const mediaDir = mkdtempSync(path.join(tmpdir(), 'media index '));
  writeFileSync(path.join(mediaDir, 'a.jpg'), 'a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const index = new MediaIndex({ mediaDir, mediaPoll: true, log: { warn: () => {}, info: () => {} } });
  onTestFinished(async () => {
    await index.close();
    rmSync(mediaDir, { recursive: true });
  });
  // Faked timers run ahead of the clock the index goes by, as real ones do by a fraction: a look that
  // comes too early must lead to another one.
  const look = async () => {
    await vi.advanceTimersByTimeAsync(3000);
    await new Promise((resolve) => setImmediate(resolve));
  };
  renameSync(mediaDir, `${mediaDir} away`);
  await vi.waitFor(async () => {
    await look();
    expect(index.health.state).toBe('failed');
  });
  for (let looks = 0; looks < 5; looks += 1) await look();
  renameSync(`${mediaDir} away`, mediaDir);
  await vi.waitFor(
    async () => {
      await look();
      expect(index.health.state).toBe('polling');
    },
    { timeout: 5000, interval: 100 },
  );
});
