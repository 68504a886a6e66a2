import { expect, test, vi } from 'vitest';
import type { MediaIndex } from '../index/media-index.ts';
import { MediaChanges } from './media-changes.ts';

const author = { username: 'ada', at: '2026-11-23T15:00:00.000Z' };

/** Of what a move asks, only that it fails with this error. */
const failingWith = (error: Error) => {
  const rescan = vi.fn(async () => {});
  const media = { entries: [], emptyFolders: [], rescan } as unknown as MediaIndex;
  const part = {
    folder: async () => '',
    entry: async () => import.meta.filename,
    run: (work: () => unknown) => work(),
    finishInterrupted: async () => false,
  };
  const runner = { ...part, run: async () => Promise.reject(error) };
  const deps = { media, bin: part, runner, writer: part, drive: part, exclusively: part.run, uses: vi.fn() };
  return { changes: new MediaChanges(deps as never), rescan };
};

test.each([
  ['is answered when the library agrees, which may have seen files on their way', 'EEXIST', 1],
  ['because the drive hangs does not wait for it again', undefined, 0],
])('a move that fails %s', async (_what, code, rescans) => {
  const { changes, rescan } = failingWith(Object.assign(new Error('failed'), code && { code }));
  const moved = changes.moveInto('to', { files: ['a.jpg'], folders: [] }, false, author);
  await expect(moved).rejects.toThrow();
  expect(rescan).toHaveBeenCalledTimes(rescans);
});
