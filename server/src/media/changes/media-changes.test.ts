import { expect, test, vi } from 'vitest';
import { DriveBusyError } from '../files/drive-access.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { MediaChanges } from './media-changes.ts';

const author = { username: 'ada', at: '2026-11-23T15:00:00.000Z' };

/** Of what a move asks, only that it fails with this error. */
const failingWith = (error: Error, take = vi.fn()) => {
  const rescan = vi.fn(async () => {});
  const media = { entries: [], emptyFolders: [], get: () => undefined, rescan } as unknown as MediaIndex;
  const log = { error: vi.fn() };
  const part = {
    folder: async () => '',
    entry: async () => import.meta.filename,
    run: (work: () => unknown) => work(),
    finishInterrupted: async () => false,
  };
  const runner = { ...part, run: async () => Promise.reject(error) };
  const deps = {
    media,
    bin: { take },
    log,
    runner,
    writer: part,
    drive: part,
    exclusively: part.run,
    uses: vi.fn(),
  };
  return { changes: new MediaChanges(deps as never), rescan, log };
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

test('what was deleted before the drive hangs can be undone, and the rest is told', async () => {
  const fault = new Error('fault');
  const take = vi.fn().mockResolvedValueOnce('1').mockRejectedValueOnce(new DriveBusyError());
  const { changes, log } = failingWith(fault, take.mockRejectedValueOnce(fault).mockResolvedValueOnce('2'));
  const chosen = { files: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'], folders: [] };
  expect(await changes.discard(chosen, true, author)).toEqual({
    done: ['1', '2'],
    failed: [
      { publicUrl: '/media/b.jpg', message: expect.stringContaining('does not answer') },
      { publicUrl: '/media/c.jpg', message: expect.stringContaining('run into a problem') },
    ],
  });
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: fault, path: 'c.jpg' }, expect.any(String));
});

test('when nothing was deleted, the error itself is answered', async () => {
  const fault = new Error('fault');
  const { changes } = failingWith(fault, vi.fn().mockRejectedValue(fault));
  await expect(changes.discard({ files: ['a.jpg'], folders: [] }, true, author)).rejects.toBe(fault);
});
