import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { DriveAccess } from '../files/drive-access.ts';
import { completeMove } from '../writing/move-file.ts';
import type { FileMove, MoveJob } from './file-moves.ts';
import { type MoveJournal, MoveRunner } from './move-runner.ts';

const moves = ['a', 'b'].map((name) => ({ from: `${name}.jpg`, to: `${name} new.jpg`, isFolder: false }));

/** A move that was interrupted after the first of its two files, and the folder of a drive that can be disconnected. */
const interrupted = () => {
  const mediaDir = path.join(useTemporaryFolder(), 'media');
  const drive = `${mediaDir} elsewhere`;
  mkdirSync(mediaDir);
  for (const name of ['a new.jpg', 'b.jpg']) writeFileSync(path.join(mediaDir, name), name);
  let jobs: MoveJob[] = [{ id: '1', moves, username: 'mara', at: '2026-06-01T16:00:00.000Z' }];
  const finish = vi.fn(async (_job: MoveJob, _done: readonly FileMove[]) => {
    jobs = [];
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const journal = { unfinished: async () => jobs, finish } as Partial<MoveJournal> as MoveJournal;
  return {
    mediaDir,
    finish,
    log,
    runner: new MoveRunner({ mediaDir, drive: new DriveAccess(mediaDir, log), journal, log }),
    disconnect: () => renameSync(mediaDir, drive),
    connect: () => renameSync(drive, mediaDir),
  };
};

test.each([
  ['missing', () => undefined],
  [
    'an empty mount point',
    (mediaDir: string) => mkdirSync(path.join(mediaDir, '.uploads'), { recursive: true }),
  ],
  ['no folder any more', (mediaDir: string) => writeFileSync(mediaDir, '')],
])('an interrupted move waits for a drive that is not connected: its folder is %s', async (_is, leave) => {
  const { runner, mediaDir, finish, log, disconnect, connect } = interrupted();
  disconnect();
  leave(mediaDir);
  await runner.finishInterrupted();
  await runner.finishInterrupted();
  expect(finish).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
  rmSync(mediaDir, { recursive: true, force: true });
  connect();
  await runner.finishInterrupted();
  expect(finish).toHaveBeenCalledExactlyOnceWith(expect.anything(), moves);
  expect(existsSync(path.join(mediaDir, 'b new.jpg'))).toBe(true);
});

test('an interrupted move of files that somebody has removed is over', async () => {
  const { runner, mediaDir, finish } = interrupted();
  for (const name of ['a new.jpg', 'b.jpg'])
    renameSync(path.join(mediaDir, name), path.join(mediaDir, `other ${name}`));
  await runner.finishInterrupted();
  expect(finish).toHaveBeenCalledExactlyOnceWith(expect.anything(), []);
});

test('a move that is finished while another call finishes it too has taken place', async () => {
  const folder = useTemporaryFolder();
  for (let time = 0; time < 100; time += 1) {
    const [from, to] = [path.join(folder, `${time}.jpg`), path.join(folder, `${time} new.jpg`)] as const;
    writeFileSync(from, '');
    expect(await Promise.all([completeMove(from, to), completeMove(from, to)])).toEqual([true, true]);
  }
});
