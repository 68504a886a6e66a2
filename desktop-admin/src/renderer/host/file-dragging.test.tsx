import { toaster } from '@jeweler/core/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { deferred } from '../../../../tests/support/deferred.ts';
import { MAX_DRAGGED_FILES } from '../../shared/drag-limit.ts';
import type { DragResult } from '../../shared/ipc-contract.ts';
import { createFileDragging } from './file-dragging.ts';

/** A drag that the test completes. */
const open = () => {
  const { promise, resolve, reject } = deferred<DragResult>();
  const main = consoleBridge({ 'drag:start': () => promise });
  return { ...main, dragging: createFileDragging(main.bridge), resolve, reject };
};

const notices = () =>
  toaster.getVisibleToasts().map(({ type, title, description }) => ({ type, title, description }));
const film = ['/media/films/show.mp4'];

beforeEach(() => {
  vi.useFakeTimers();
  // Of other files in this process.
  toaster.remove();
});
afterEach(() => {
  toaster.remove();
});

test('files that are there at once are dragged without a word', async () => {
  const { dragging, resolve, told, emit } = open();
  dragging.start(film);
  emit('progress', { id: 0, name: 'show.mp4', received: 1, total: 2 });
  resolve({ outcome: 'dragging' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told('drag:start')).toEqual([film]);
  expect(notices()).toEqual([]);
});

test('what takes longer says how far it is, in one notice, which goes when the files are here', async () => {
  const dismiss = vi.spyOn(toaster, 'dismiss');
  const { dragging, resolve, emit } = open();
  dragging.start(film);
  await vi.advanceTimersByTimeAsync(1000);
  expect(notices()).toMatchObject([{ description: 'Waiting for the server.' }]);
  emit('progress', { id: 0, name: 'show.mp4', received: 1024 * 1024, total: 0 });
  expect(notices()).toMatchObject([{ description: 'show.mp4: 1 MB' }]);
  emit('progress', { id: 0, name: 'show.mp4', received: 2 * 1024 * 1024, total: 8 * 1024 * 1024 });
  expect(notices()).toEqual([
    { type: 'info', title: 'Downloading the files to drag', description: 'show.mp4: 2 MB of 8 MB' },
  ]);
  expect(dismiss).not.toHaveBeenCalled();
  resolve({ outcome: 'dragging' });
  await vi.advanceTimersByTimeAsync(0);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(toaster.getVisibleToasts()[0]?.id);
});

test('who let go meanwhile is told to drag again', async () => {
  const { dragging, resolve, told } = open();
  dragging.start(film);
  dragging.release();
  resolve({ outcome: 'ready' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told('drag:release')).toHaveLength(1);
  expect(notices()).toMatchObject([{ type: 'success', title: 'The files have been downloaded' }]);
});

test('a failure is said in main’s words', async () => {
  const { dragging, resolve } = open();
  dragging.start(film);
  resolve({ outcome: 'failed', sentence: 'show.mp4 is no longer on the server.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(notices()).toMatchObject([{ type: 'error', description: 'show.mp4 is no longer on the server.' }]);
});

test('a call that breaks is said too', async () => {
  const { dragging, reject } = open();
  dragging.start(film);
  reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(notices()).toMatchObject([{ type: 'error', title: 'The files cannot be dragged' }]);
});

test('more files than can be dragged are refused before anything is fetched', () => {
  const { dragging, told } = open();
  dragging.start(Array.from({ length: MAX_DRAGGED_FILES + 1 }, (_, index) => `/media/${index}.jpg`));
  expect(told('drag:start')).toEqual([]);
  expect(notices()).toMatchObject([
    { type: 'error', description: expect.stringContaining('At most 100 files') },
  ]);
});
