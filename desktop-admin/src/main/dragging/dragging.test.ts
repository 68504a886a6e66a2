import { expect, test, vi } from 'vitest';
import { createDragging } from './dragging.ts';
import { fetchFailure } from './fetch-failure.ts';
import type { FetchedFiles } from './fetched-files.ts';

const dragging = (get: FetchedFiles['get']) => {
  const startDrag = vi.fn(async (_paths: readonly string[]) => {});
  const tell = vi.fn();
  const files = { get, trim: async () => {} };
  return { startDrag, tell, dragging: createDragging({ files, startDrag, tell }) };
};

const here = async (publicUrl: string) => `/here${publicUrl}`;

test('all files are dragged together, in their order, once the last is here', async () => {
  const { startDrag, dragging: drag } = dragging(async (publicUrl) => {
    if (publicUrl === '/media/0') await new Promise((resolve) => setTimeout(resolve, 30));
    return here(publicUrl);
  });
  const urls = Array.from({ length: 9 }, (_, index) => `/media/${index}`);
  expect(await drag.start(urls)).toEqual({ outcome: 'dragging' });
  expect(startDrag).toHaveBeenCalledExactlyOnceWith(urls.map((url) => `/here${url}`));
});

test('a button that was let go meanwhile leaves them ready, and the next drag starts', async () => {
  const { startDrag, dragging: drag } = dragging(here);
  const first = drag.start(['/media/a']);
  drag.release();
  expect(await first).toEqual({ outcome: 'ready' });
  expect(startDrag).not.toHaveBeenCalled();
  expect(await drag.start(['/media/a'])).toEqual({ outcome: 'dragging' });
});

test('a second drag takes the place of one that is still fetching', async () => {
  const { startDrag, dragging: drag } = dragging(here);
  const [first, second] = await Promise.all([drag.start(['/media/a']), drag.start(['/media/b'])]);
  expect([first.outcome, second.outcome]).toEqual(['ready', 'dragging']);
  expect(startDrag).toHaveBeenCalledExactlyOnceWith(['/here/media/b']);
});

test('one file that cannot be had fails the drag, in one sentence', async () => {
  const { startDrag, dragging: drag } = dragging(async (publicUrl) => {
    if (publicUrl === '/media/b') throw fetchFailure('b', new Error('net::ERR_CONNECTION_RESET'));
    return here(publicUrl);
  });
  expect(await drag.start(['/media/a', '/media/b'])).toEqual({
    outcome: 'failed',
    sentence: 'b could not be fetched: check that the server can be reached, then drag it again.',
  });
  expect(startDrag).not.toHaveBeenCalled();
});

test('a full disk is told as one', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(fetchFailure('film.mp4', full).message).toBe('There is no room left on this computer for film.mp4.');
});

test('progress reaches the window, not with every piece', async () => {
  const { tell, dragging: drag } = dragging(async (publicUrl, onProgress) => {
    for (const received of [1, 2, 3, 4]) onProgress('film.mp4', received, 4);
    return here(publicUrl);
  });
  await drag.start(['/media/film.mp4']);
  expect(tell.mock.calls).toEqual([
    ['download', { name: 'film.mp4', received: 1, total: 4 }],
    ['download', { name: 'film.mp4', received: 4, total: 4 }],
  ]);
});
