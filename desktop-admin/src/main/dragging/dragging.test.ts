import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { fetchFailure } from '../downloading/fetch-failure.ts';
import type { MainWindow } from '../window/main-window.ts';
import type { createFetchedFiles } from './fetched-files.ts';

type Get = ReturnType<typeof createFetchedFiles>['get'];

/** The files that are fetched here, in place of those of a server. */
const fetched = { get: vi.fn<Get>(), trim: async () => {} };
const electron = {
  app: Object.assign(new EventEmitter(), { getPath: () => '/nowhere' }),
  nativeImage: {
    createThumbnailFromPath: async () => ({ isEmpty: () => false }),
    createFromPath: () => ({ resize: () => ({}) }),
  },
  net: {},
};
const { createDragging } = await withElectron(electron, () => {
  vi.doMock('./fetched-files.ts', () => ({ createFetchedFiles: () => fetched }));
  vi.doMock('./drag-folder.ts', () => ({ removeDragged: () => {} }));
  return import('./dragging.ts');
});
const { log } = await import('../log.ts');

const dragging = (get: Get) => {
  fetched.get.mockImplementation(get);
  const startDrag = vi.fn((_paths: readonly string[]) => {});
  const contents = {
    isDestroyed: () => false,
    startDrag: ({ files = [] }: { files?: string[] }) => startDrag(files),
  };
  const tell = vi.fn();
  const lines = loggedLines(log);
  const window = { contents: () => contents } as unknown as MainWindow;
  return {
    startDrag,
    tell,
    lines,
    dragging: createDragging({ window, server: () => undefined, send: tell }),
  };
};

const here = async (publicUrl: string) => `/here${publicUrl}`;

test('all files are dragged together, in their order, once the last is here', async () => {
  const { startDrag, dragging: drag } = dragging(async (publicUrl) => {
    if (publicUrl === '/media/0') await new Promise((resolve) => setTimeout(resolve, 30));
    return here(publicUrl);
  });
  const urls = Array.from({ length: 9 }, (_, index) => `/media/${index}`);
  expect(await drag.start(urls)).toEqual({ outcome: 'dragging' });
  await expect.poll(() => startDrag).toHaveBeenCalledExactlyOnceWith(urls.map((url) => `/here${url}`));
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
  await expect.poll(() => startDrag).toHaveBeenCalledExactlyOnceWith(['/here/media/b']);
});

test('the window is answered before the system drags: nothing else runs until the drop', async () => {
  const { startDrag, dragging: drag } = dragging(here);
  expect(await drag.start(['/media/a'])).toEqual({ outcome: 'dragging' });
  expect(startDrag).not.toHaveBeenCalled();
  await expect.poll(() => startDrag).toHaveBeenCalledOnce();
});

test('a system that refuses to drag is said', async () => {
  const { startDrag, tell, lines, dragging: drag } = dragging(here);
  startDrag.mockImplementation(() => {
    throw new Error('Must specify non-empty icon');
  });
  await drag.start(['/media/a']);
  await expect
    .poll(() => tell)
    .toHaveBeenCalledExactlyOnceWith(
      'notice',
      expect.objectContaining({ tone: 'error', title: 'The files cannot be dragged' }),
    );
  expect(lines).toEqual(['The system does not drag the files.']);
});

test('one file that cannot be had fails the drag, in one sentence', async () => {
  const { startDrag, dragging: drag } = dragging(async (publicUrl) => {
    if (publicUrl === '/media/b')
      throw fetchFailure('b', new Error('net::ERR_CONNECTION_RESET'), 'drag it again');
    return here(publicUrl);
  });
  expect(await drag.start(['/media/a', '/media/b'])).toEqual({
    outcome: 'failed',
    sentence: 'b could not be downloaded: check that the server can be reached, then drag it again.',
  });
  expect(startDrag).not.toHaveBeenCalled();
});

test('progress reaches the window, not with every piece', async () => {
  const { tell, dragging: drag } = dragging(async (publicUrl, onProgress) => {
    for (const received of [1, 2, 3, 4]) onProgress('film.mp4', received, 4);
    return here(publicUrl);
  });
  await drag.start(['/media/film.mp4']);
  expect(tell.mock.calls).toEqual([
    ['progress', { id: 0, name: 'film.mp4', received: 1, total: 4 }],
    ['progress', { id: 0, name: 'film.mp4', received: 4, total: 4 }],
  ]);
});
