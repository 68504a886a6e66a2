import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../../tests/support/deferred.ts';
import { mediaFile } from '../../../../../tests/support/media-files.ts';
import { signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { answer, stubServer } from '../../../../../tests/support/stub-server.ts';
import type { AdminHost, DownloadOutcome } from '../../shared/host/admin-host.ts';
import { toLibraryFile } from './files/library-file.ts';
import { downloadLabel, useDownloading } from './use-downloading.ts';

const URL = `/api/downloads/${'t'.repeat(43)}`;
const files = (...paths: string[]) => paths.map((path) => toLibraryFile(mediaFile(path)));
const two = files('rings/1.jpg', 'rings/2.jpg');

const use = (download: AdminHost['download']) => {
  const { host, wrapper } = signedInPortal({ download });
  return { notify: host.notify, ...renderHook(() => useDownloading(), { wrapper }), wrapper };
};

/** A host that requests the ticket and then reports this outcome. */
const ending = (outcome: DownloadOutcome) =>
  vi.fn<AdminHost['download']>(async ({ prepare }) => {
    await prepare();
    return outcome;
  });

const getNotice = async (download: AdminHost['download'], some = two) => {
  const { result, notify } = use(download);
  await act(async () => result.current.download(some));
  expect(result.current.busy).toBe(false);
  return notify.mock.calls.map(([notice]) => notice);
};

test('the command says how many files it means', () => {
  expect([downloadLabel([]), downloadLabel(files('1.jpg')), downloadLabel(two)]).toEqual([
    'Download',
    'Download',
    'Download 2 files',
  ]);
});

test('the server is asked for the files in their order, and what happens is said', async () => {
  const { bodies } = stubServer(answer(200, { url: URL, missing: 0 }));
  const save = ending({ outcome: 'started' });
  expect(await getNotice(save)).toEqual([
    {
      tone: 'success',
      title: 'Download started',
      text: '2 files in rings.zip. Your browser shows the progress.',
    },
  ]);
  expect(bodies).toEqual([{ files: ['/media/rings/1.jpg', '/media/rings/2.jpg'] }]);
  expect(save.mock.calls[0]?.[0].name).toBe('rings.zip');
});

test('files that had gone are said too', async () => {
  stubServer(answer(200, { url: URL, missing: 1 }));
  const [notice] = await getNotice(
    ending({ outcome: 'saved', savedTo: '/home/staff/rings.zip', actions: { show: async () => {} } }),
  );
  expect(notice?.text).toBe(
    '2 files in rings.zip: /home/staff/rings.zip. 1 file missing from the media folder: see MISSING.txt in the archive.',
  );
});

test('a download that fails is said in the host’s words, one that is cancelled not at all', async () => {
  stubServer(answer(200, { url: URL, missing: 0 }));
  expect(await getNotice(ending({ outcome: 'cancelled' }))).toEqual([]);
  expect(await getNotice(ending({ outcome: 'failed', sentence: 'There is no room left.' }))).toEqual([
    { tone: 'error', title: 'The download failed', text: 'There is no room left.' },
  ]);
});

test.each([
  [
    'a server that is gone',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'The server cannot be reached. Check the connection, then try again.',
  ],
  [
    'files that are gone',
    answer(404, { code: 'not_found', message: 'These files are no longer in the media folder.' }),
    'These files are no longer in the media folder.',
  ],
  [
    'a server in trouble',
    answer(500, { code: 'internal', message: 'Something.' }),
    'The server could not prepare it. Please try again in a moment.',
  ],
])('%s is said, and nothing starts', async (_, respond, text) => {
  stubServer(respond);
  expect(await getNotice(ending({ outcome: 'started' }))).toEqual([
    { tone: 'error', title: 'The download did not start', text },
  ]);
});

test('more files than the server takes are refused before anybody is asked anything', async () => {
  const save = ending({ outcome: 'started' });
  const many = files(...Array.from({ length: 5001 }, (_, index) => `${index}.jpg`));
  const [notice] = await getNotice(save, many);
  expect(notice?.text).toBe('At most 5,000 files can be downloaded at once. Please select fewer.');
  expect(save).not.toHaveBeenCalled();
});

test('while the server is asked no other command of the window begins a second download', async () => {
  const { promise, resolve } = deferred<DownloadOutcome>();
  const save = vi.fn<AdminHost['download']>(() => promise);
  const { result: button, wrapper } = use(save);
  const { result: menu } = renderHook(() => useDownloading(), { wrapper });
  await act(async () => void button.current?.download(two));
  expect(menu.current?.busy).toBe(true);
  await act(async () => menu.current?.download(two));
  expect(save).toHaveBeenCalledOnce();
  await act(async () => resolve({ outcome: 'cancelled' }));
  expect(menu.current?.busy).toBe(false);
});
