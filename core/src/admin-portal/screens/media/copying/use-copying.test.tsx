import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { bareHost } from '../../../../../../tests/support/bare-host.ts';
import { deferred } from '../../../../../../tests/support/deferred.ts';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { memorySessionStore } from '../../../../../../tests/support/memory-session-store.ts';
import { answer, stubServer } from '../../../../../../tests/support/stub-server.ts';
import { createPortal } from '../../../app/create-portal.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { useCopying } from './use-copying.ts';

const files = (...paths: string[]) => paths.map((path) => toLibraryFile(mediaFile(path)));
const sizes = { '/media/1.jpg': { width: 40, height: 30 } };
const tag = (name: string, pixels = '') =>
  `<img src="https://shop.example.com/media/${name}.jpg"${pixels} alt="${name}">`;

const use = () => {
  const session = memorySessionStore({ token: 'a-token', expiresAt: '2099-01-01T00:00:00Z' }).store;
  const host = { ...bareHost(), session };
  const portal = createPortal(host);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={portal.store}>{children}</Provider>
  );
  const copied = () => Promise.all(host.copyText.mock.calls.map(([text]) => text));
  return { host, copied, ...renderHook(() => useCopying(), { wrapper }) };
};

const copyHtml = async (...paths: string[]) => {
  const { host, copied, result } = use();
  await act(async () => result.current.copy('html', files(...paths)));
  return { notice: host.notify.mock.lastCall?.[0], copied: await copied() };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('HTML has the sizes that the server knows, and no original is loaded', async () => {
  const loaded = vi.fn();
  vi.stubGlobal('Image', loaded);
  const { bodies } = stubServer(answer(200, { sizes }));
  const { notice, copied } = await copyHtml('1.jpg', 'show.mp4');
  expect(copied).toEqual([
    `${tag('1', ' width="40" height="30"')}\n<video src="https://shop.example.com/media/show.mp4" controls></video>`,
  ]);
  expect(notice).toEqual({
    tone: 'success',
    title: 'Copied to clipboard',
    text: '2 HTML tags copied',
    lasting: false,
  });
  expect(bodies).toEqual([{ files: ['/media/1.jpg'] }]);
  expect(loaded).not.toHaveBeenCalled();
});

test.each([
  ['1.jpg', '2.jpg', '2 HTML tags copied. 1 picture without width and height: it could not be read.'],
  ['2.jpg', '3.jpg', '2 HTML tags copied. 2 pictures without width and height: they could not be read.'],
])('what has no size is said (%s, %s), and the rest is copied', async (first, second, text) => {
  stubServer(answer(200, { sizes }));
  const { notice, copied } = await copyHtml(first, second);
  expect(copied).toEqual([expect.stringContaining(second)]);
  expect(notice).toMatchObject({ text, lasting: true });
});

test('a path of two lines is left out, and that is said', async () => {
  const { host, copied, result } = use();
  await act(async () => result.current.copy('paths', files('1.jpg', 'two\nlines.jpg', '2.jpg')));
  expect(await copied()).toEqual(['1.jpg\n2.jpg']);
  expect(host.notify.mock.lastCall?.[0]).toEqual({
    tone: 'success',
    title: 'Copied to clipboard',
    text: '2 file paths copied. 1 file was left out: its path contains a line break or another control character. Please rename it.',
    lasting: true,
  });
});

test('where nothing is left to copy, the clipboard keeps what it has', async () => {
  const { host, result } = use();
  await act(async () => result.current.copy('paths', files('two\nlines.jpg', 'a\tb.jpg')));
  expect(host.copyText).not.toHaveBeenCalled();
  expect(host.notify.mock.lastCall?.[0]).toMatchObject({
    tone: 'error',
    title: 'Nothing was copied',
    text: '2 files were left out: their paths contain a line break or another control character. Please rename them.',
  });
  expect(result.current.done).toBeUndefined();
});

test.each([
  [
    'cannot be reached',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'the server cannot be reached. Copy again when the connection is back.',
  ],
  [
    'cannot say',
    answer(503, { code: 'internal', message: 'The drive does not answer.' }),
    'the server could not provide them just now. Copy again in a moment.',
  ],
])('a server that %s is said too', async (_, respond, reason) => {
  stubServer(respond);
  const { notice, copied } = await copyHtml('1.jpg');
  expect(copied).toEqual([tag('1')]);
  expect(notice?.text).toBe(`1 HTML tags copied. 1 picture without width and height: ${reason}`);
});

test('the clipboard is asked at once, while the click counts, and a long wait is said', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = deferred<Response>();
  stubServer(() => promise);
  const { host, copied, result } = use();
  const copying = result.current.copy('html', files('1.jpg'));
  expect(host.copyText).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(host.notify.mock.lastCall?.[0]).toMatchObject({ id: 'measuring', title: 'Copying' });
  resolve(Response.json({ sizes }));
  await act(() => copying);
  expect(host.hideNotice).toHaveBeenCalledWith('measuring');
  expect(await copied()).toEqual([tag('1', ' width="40" height="30"')]);
});

test('text that the clipboard does not take can be copied by hand, with its sizes', async () => {
  stubServer(answer(200, { sizes }));
  const { host, result } = use();
  host.copyText.mockRejectedValue(new Error('refused'));
  await act(async () => result.current.copy('html', files('1.jpg')));
  expect(result.current.refused).toBe(tag('1', ' width="40" height="30"'));
});

test('thousands of pictures are asked for five hundred at a time', async () => {
  const { bodies } = stubServer(answer(200, { sizes: {} }));
  await copyHtml(...Array.from({ length: 1100 }, (_, index) => `${index}.jpg`));
  expect(bodies.map((body) => (body as { files: string[] }).files.length)).toEqual([500, 500, 100]);
});
