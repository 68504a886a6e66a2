import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { createFetchedFiles, safeName } from './fetched-files.ts';

/** A server with one file that can be changed; `requests` are the conditional headers it received. */
const mediaServer = async () => {
  const state = { etag: '"1"', content: 'first', status: 200 };
  const requests: (string | undefined)[] = [];
  const origin = await useHttpServer((request, response) => {
    requests.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === state.etag) response.writeHead(304).end();
    else response.writeHead(state.status, { etag: state.etag }).end(state.content);
  });
  return { origin, state, requests };
};

const toFiles = (origin: string | undefined, largest?: number) => {
  const folder = useTemporaryFolder();
  const files = createFetchedFiles({
    folder,
    fetch: (address, init) => fetch(address, init),
    server: () => origin,
    ...(largest === undefined ? {} : { maxFileBytes: largest }),
  });
  return { folder, files };
};

const quiet = () => {};

test('a file lies here under its own name, and is fetched once as long as it stays the same', async () => {
  const { origin, requests } = await mediaServer();
  const { files } = toFiles(origin);
  const path = await files.get('/media/a%20ring.jpg', quiet);
  expect(basename(path)).toBe('a ring.jpg');
  expect(readFileSync(path, 'utf8')).toBe('first');
  expect(await files.get('/media/a%20ring.jpg', quiet)).toBe(path);
  expect(requests).toEqual([undefined, '"1"']);
});

test('a changed file is fetched anew, and the old one goes', async () => {
  const { origin, state } = await mediaServer();
  const { folder, files } = toFiles(origin);
  await files.get('/media/ring.jpg', quiet);
  Object.assign(state, { etag: '"2"', content: 'second' });
  const path = await files.get('/media/ring.jpg', quiet);
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a file that somebody has deleted here is fetched again', async () => {
  const { origin, requests } = await mediaServer();
  const { files } = toFiles(origin);
  rmSync(await files.get('/media/ring.jpg', quiet));
  expect(readFileSync(await files.get('/media/ring.jpg', quiet), 'utf8')).toBe('first');
  expect(requests).toEqual([undefined, undefined]);
});

test('two files of one name do not meet, and one asked for twice at once is fetched once', async () => {
  const { origin, requests } = await mediaServer();
  const { files } = toFiles(origin);
  const paths = await Promise.all(
    ['/media/a/ring.jpg', '/media/b/ring.jpg', '/media/a/ring.jpg'].map((url) => files.get(url, quiet)),
  );
  expect(new Set(paths).size).toBe(2);
  expect(requests).toHaveLength(2);
});

test('progress is told in bytes, with the whole where the server says it', async () => {
  let finish = () => {};
  const origin = await useHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '6' }).write('abc');
    finish = () => response.end('def');
  });
  const progress = vi.fn().mockImplementationOnce(() => finish());
  await toFiles(origin).files.get('/media/film.mp4', progress);
  expect(progress.mock.calls).toEqual([
    ['film.mp4', 3, 6],
    ['film.mp4', 6, 6],
  ]);
});

test.each([
  [404, 'ring.jpg is no longer in the media folder.'],
  [503, 'The server does not provide ring.jpg (503): try again in a moment.'],
])('a server that answers %i is told in one sentence', async (status, sentence) => {
  const { origin, state } = await mediaServer();
  state.status = status;
  const { folder, files } = toFiles(origin);
  await expect(files.get('/media/ring.jpg', quiet)).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('a broken transfer leaves nothing behind', async () => {
  const origin = await useHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => response.destroy(), 50);
  });
  const { folder, files } = toFiles(origin);
  await expect(files.get('/media/film.mp4', quiet)).rejects.toThrow(
    'film.mp4 could not be downloaded: check that the server can be reached, then drag it again.',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['said at once', { 'content-length': '5' }],
  ['noticed on the way', {}],
])('a file that is too big is refused, %s', async (_, headers) => {
  const origin = await useHttpServer((_request, response) => response.writeHead(200, headers).end('12345'));
  const { folder, files } = toFiles(origin, 4);
  await expect(files.get('/media/film.mp4', quiet)).rejects.toThrow('film.mp4 is too big to be dragged');
  expect(readdirSync(folder)).toEqual([]);
});

test('an address outside of the media folder is not fetched', async () => {
  const asked = vi.fn();
  const { files } = toFiles(await useHttpServer(asked));
  await expect(files.get('/media/../api/admin/media', quiet)).rejects.toThrow(
    'no longer in the media folder',
  );
  await expect(files.get('/media/..%2fapi', quiet)).rejects.toThrow('no longer in the media folder');
  expect(asked).not.toHaveBeenCalled();
});

test('what was dragged longest ago makes room, unless it is about to be dragged again', async () => {
  const { origin } = await mediaServer();
  const { folder, files } = toFiles(origin);
  const urls = Array.from({ length: 202 }, (_, index) => `/media/${index}.jpg`);
  const paths: string[] = [];
  for (const url of urls) paths.push(await files.get(url, quiet));
  await files.trim(urls.slice(0, 1));
  expect(readdirSync(folder)).toHaveLength(200);
  expect(paths.slice(0, 4).map((path) => existsSync(path))).toEqual([true, false, false, true]);
});

// Names that a computer does not take are in the cases of `toSafeName`.
test.each([
  ['/media/products/Gold%20%26%20Silver.jpg', 'Gold & Silver.jpg'],
  ['/media/50%25.jpg', '50%.jpg'],
  ['/media/..%2F..%5Cevil.exe', '-..-evil.exe'],
  ['/media/%E0%A4%A.jpg', '%E0%A4%A.jpg'],
])('%s lies here as %s', (publicUrl, name) => {
  expect(safeName(publicUrl)).toBe(name);
});
