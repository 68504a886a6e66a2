import { lstat, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MediaFolderWriter } from '../writing/media-folder-writer.ts';
import type { FileMove } from './file-moves.ts';
import { MediaChanges } from './media-changes.ts';

test('however many files are moved, where the site uses them is worked out once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'media changes '));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = Array.from({ length: 300 }, (_, index) => `ring-${index}.jpg`);
  for (const each of paths) await writeFile(path.join(folder, each), each);
  const stats = await lstat(path.join(folder, 'ring-0.jpg'));
  const entries = paths.map((each) => ({ path: each, size: 9, stats }));
  const uses = vi.fn(() => ({}));
  const run = vi.fn<(moves: readonly FileMove[]) => Promise<void>>(async () => {});
  const changes = new MediaChanges({
    media: { entries, emptyFolders: [], get: () => entries[0], rescan: async () => {} },
    runner: { run, finishInterrupted: async () => false },
    writer: new MediaFolderWriter(folder),
    drive: { run: (work: () => Promise<unknown>) => work() },
    exclusively: (work: () => Promise<unknown>) => work(),
    uses,
  } as unknown as ConstructorParameters<typeof MediaChanges>[0]);
  await changes.renameByPattern(paths, 'halo-{n}.jpg', { username: 'alma', at: '2026-11-28T10:00:00.000Z' });
  expect(run.mock.calls[0]?.[0]).toHaveLength(300);
  expect(uses).toHaveBeenCalledOnce();
});
