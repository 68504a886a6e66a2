import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { MediaScanner } from './media-scanner.ts';
import type { FromScanner } from './scan-messages.ts';

/** A scanner for a folder with these files, and what it has sent. */
const scannerOn = (files: readonly string[], { mediaPoll = false, hadFiles = false } = {}) => {
  const mediaDir = useTemporaryFolder();
  const put = (name: string) => {
    mkdirSync(path.dirname(path.join(mediaDir, name)), { recursive: true });
    writeFileSync(path.join(mediaDir, name), name);
  };
  for (const name of files) put(name);
  const sent: FromScanner[] = [];
  const scanner = new MediaScanner({ mediaDir, mediaPoll, hadFiles }, (message) => void sent.push(message));
  onTestFinished(() => scanner.close());
  return {
    mediaDir,
    put,
    sent,
    states: () => sent.flatMap((message) => ('health' in message ? [message.health] : [])),
    paths: () => {
      const listed = new Set<string>();
      for (const message of sent) {
        if (message.kind === 'list') for (const entry of message.entries) listed.add(entry.path);
        if (message.kind !== 'change') continue;
        for (const entry of message.upserted) listed.add(entry.path);
        for (const removed of message.removed) listed.delete(removed);
      }
      return [...listed].sort();
    },
  };
};

test('a polled folder that was away for several checks is found again', { timeout: 30_000 }, async () => {
  const { mediaDir, states } = scannerOn(['a.jpg'], { mediaPoll: true });
  const state = () => states().at(-1)?.state;
  renameSync(mediaDir, `${mediaDir} away`);
  await expect.poll(state).toBe('failed');
  await new Promise((resolve) => setTimeout(resolve, 5000));
  renameSync(`${mediaDir} away`, mediaDir);
  await expect.poll(state).toBe('polling');
});

test('a folder that had files and has nothing at the start waits for its drive', async () => {
  const { put, states, paths } = scannerOn([], { hadFiles: true });
  await expect
    .poll(() => states().at(-1))
    .toMatchObject({
      state: 'failed',
      message: expect.stringContaining('its drive is connected'),
    });
  put('a.jpg');
  await expect.poll(paths, { timeout: 10_000 }).toEqual(['a.jpg']);
  expect(states().at(-1)).toEqual({ state: 'watching' });
});

test.each([
  ['of a new shop', [], false],
  ['whose files are all in the bin', ['.bin/1'], true],
])('an empty folder %s is well', async (_what, files, hadFiles) => {
  const { states } = scannerOn(files, { hadFiles });
  await expect.poll(() => states().at(-1)).toEqual({ state: 'watching' });
});

test.runIf(process.platform === 'linux')(
  'a name that is not UTF-8 is said, until it is changed',
  async () => {
    const { mediaDir, states, paths } = scannerOn(['rings/a.jpg']);
    const broken = Buffer.concat([Buffer.from(`${mediaDir}/rings/`), Buffer.from([0x52, 0xe9, 0x2e, 0x6a])]);
    writeFileSync(broken, 'content');
    const health = () => states().at(-1);
    await expect.poll(() => health()?.message).toContain('Not shown');
    expect(health()).toEqual({ state: 'watching', message: expect.stringContaining('rings/R\u{fffd}.j') });
    renameSync(broken, path.join(mediaDir, 'rings', 'b.jpg'));
    await expect.poll(paths).toEqual(['rings/a.jpg', 'rings/b.jpg']);
    expect(health()).toEqual({ state: 'watching' });
  },
);

test('files and folders that may not be read are said, until they may', async ({ skip }) => {
  if (process.platform === 'win32' || process.getuid?.() === 0)
    return skip('Nothing is closed to root, nor on Windows.');
  const { mediaDir, states, paths } = scannerOn(['a.jpg', 'closed.jpg', 'closed/b.jpg']);
  await expect.poll(paths).toHaveLength(3);
  chmodSync(path.join(mediaDir, 'closed.jpg'), 0);
  await expect.poll(() => states().at(-1)?.message).toContain('closed.jpg');
  chmodSync(path.join(mediaDir, 'closed.jpg'), 0o644);
  await expect.poll(() => states().at(-1)?.message).toBeUndefined();
});

test('what is missing because the folder itself is missing was not removed', async () => {
  const { mediaDir, put, states, paths } = scannerOn(['rings/a.jpg', 'rings/b.jpg']);
  await expect.poll(paths).toEqual(['rings/a.jpg', 'rings/b.jpg']);
  // Another folder takes its place: `rings` is scanned because of that, and does not exist.
  renameSync(mediaDir, `${mediaDir} away`);
  onTestFinished(() => rmSync(`${mediaDir} away`, { recursive: true, force: true }));
  await expect.poll(() => states().at(-1)?.state).toBe('failed');
  expect(paths()).toEqual(['rings/a.jpg', 'rings/b.jpg']);
  put('new.jpg');
  await expect.poll(paths).toEqual(['new.jpg']);
  put('watched too.jpg');
  await expect.poll(paths).toEqual(['new.jpg', 'watched too.jpg']);
});
