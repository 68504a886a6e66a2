import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';
import { useHttpServer } from '../../../../tests/support/use-http-server.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { fetchFailure } from './fetch-failure.ts';

const URL = '/api/downloads/ticket';

const app = Object.assign(new EventEmitter(), { getPath: () => '/home/ada/Downloads' });
const showSaveDialog = vi.fn<(options: Electron.SaveDialogOptions) => object>();
const net = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request) };
const { createDownloads } = await withElectron(
  { app, dialog: { showSaveDialog }, net, shell: {} },
  () => import('./downloads.ts'),
);
const proposed = () => showSaveDialog.mock.lastCall?.[0].defaultPath;

/** With a dialog in which `path` is chosen, or which is cancelled. */
const open = (origin: string | undefined, path: string | undefined) => {
  showSaveDialog.mockResolvedValue({ canceled: path === undefined, filePath: path ?? '' });
  const tell = vi.fn();
  let kept: { downloadFolder: string | null } = { downloadFolder: null };
  const downloads = createDownloads({
    window: { browserWindow: () => undefined },
    send: tell,
    server: () => origin,
    settings: {
      get: () => kept,
      set: (changes: typeof kept) => {
        kept = changes;
      },
    },
  } as unknown as Parameters<typeof createDownloads>[0]);
  const chosen = async () => {
    const answer = await downloads.choose('rings.zip');
    if (answer.outcome !== 'chosen') throw new Error('Nothing was chosen.');
    return answer.id;
  };
  return { downloads, tell, chosen };
};

/** Sends the first half at once, and the rest on demand. */
const halfServer = async () => {
  const finish = new Set<() => void>();
  const origin = await useHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '6' }).write('abc');
    finish.add(() => response.end('def'));
  });
  return { origin, finish: () => [...finish].forEach((end) => void end()) };
};

test('a file is under its name only when it is whole, replaces what was there', async () => {
  const folder = useTemporaryFolder();
  const path = join(folder, 'rings.zip');
  writeFileSync(path, 'an older one');
  const { origin, finish } = await halfServer();
  const { downloads, tell, chosen } = open(origin, path);
  const id = await chosen();
  const saving = downloads.save({ id, url: URL });
  await expect
    .poll(() => tell)
    .toHaveBeenCalledWith('progress', { id, name: 'rings.zip', received: 3, total: 6 });
  expect(readFileSync(path, 'utf8')).toBe('an older one');
  finish();
  expect(await saving).toEqual({ outcome: 'saved', savedTo: path, canOpen: false });
  expect(readFileSync(path, 'utf8')).toBe('abcdef');
  expect(readdirSync(folder)).toEqual(['rings.zip']);
});

test('one that is cancelled leaves nothing, and a number is good for one download', async () => {
  const folder = useTemporaryFolder();
  const { origin } = await halfServer();
  const { downloads, tell, chosen } = open(origin, join(folder, 'rings.zip'));
  const id = await chosen();
  const saving = downloads.save({ id, url: URL });
  await expect.poll(() => tell).toHaveBeenCalled();
  downloads.cancel(id);
  expect(await saving).toEqual({ outcome: 'cancelled' });
  expect(readdirSync(folder)).toEqual([]);
  expect(await downloads.save({ id, url: URL })).toEqual({ outcome: 'cancelled' });
  expect(await downloads.save({ id: 99, url: URL })).toEqual({ outcome: 'cancelled' });
});

test('the end of the program ends every download and removes what has come', async () => {
  const folder = useTemporaryFolder();
  const { origin } = await halfServer();
  const { downloads, tell, chosen } = open(origin, join(folder, 'rings.zip'));
  const saving = downloads.save({ id: await chosen(), url: URL });
  await expect.poll(() => tell).toHaveBeenCalled();
  app.emit('will-quit');
  expect(readdirSync(folder)).toEqual([]);
  await saving;
});

test.each([
  [404, 'rings.zip is no longer available from the server: choose Download again.'],
  [503, 'The server does not provide rings.zip (503): try again in a moment.'],
])('a server that answers %i is told in one sentence', async (status, sentence) => {
  const folder = useTemporaryFolder();
  const origin = await useHttpServer((_request, response) => response.writeHead(status).end('no'));
  const { downloads, chosen } = open(origin, join(folder, 'rings.zip'));
  expect(await downloads.save({ id: await chosen(), url: URL })).toEqual({ outcome: 'failed', sentence });
  expect(readdirSync(folder)).toEqual([]);
});

test('a line that breaks, or ends early, leaves nothing but the sentence', async () => {
  const folder = useTemporaryFolder();
  const origin = await useHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => response.destroy(), 50);
  });
  const { downloads, chosen } = open(origin, join(folder, 'rings.zip'));
  expect(await downloads.save({ id: await chosen(), url: URL })).toEqual({
    outcome: 'failed',
    sentence:
      'rings.zip could not be downloaded: check that the server can be reached, then choose Download again.',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a place that is taken by a folder is said, and the folder stays', async () => {
  const folder = useTemporaryFolder();
  const path = join(folder, 'rings.zip');
  mkdirSync(path);
  const origin = await useHttpServer((_request, response) => response.end('whole'));
  const { downloads, chosen } = open(origin, path);
  expect(await downloads.save({ id: await chosen(), url: URL })).toMatchObject({ outcome: 'failed' });
  expect(readdirSync(folder)).toEqual(['rings.zip']);
  expect(existsSync(path)).toBe(true);
});

test.each([
  ['ENOSPC', 'There is not enough space on this computer for film.mp4.'],
  ['EROFS', 'film.mp4 cannot be saved there: choose another folder, or close the program that is using it.'],
  ['ENOENT', 'The folder for film.mp4 no longer exists: choose another one.'],
])('%s of the disk is told in one sentence', (code, sentence) => {
  const error = Object.assign(new Error('the system’s words'), { code });
  expect(fetchFailure('film.mp4', error, 'drag it again').message).toBe(sentence);
});

test('a dialog that is cancelled gives no number', async () => {
  const { downloads } = open('http://127.0.0.1:1', undefined);
  expect(await downloads.choose('rings.zip')).toEqual({ outcome: 'cancelled' });
});

test('the dialog proposes the file’s name in the folder of the last download', async () => {
  const folder = useTemporaryFolder();
  mkdirSync(join(folder, 'chosen'));
  const { downloads } = open('https://shop.example.com', join(folder, 'chosen', 'my ring.jpg'));
  await downloads.choose('ring/1.jpg');
  expect(proposed()).toMatch(/^\/home\/ada\/Downloads\/ring.1\.jpg$/);
  expect(showSaveDialog.mock.lastCall?.[0]).toMatchObject({
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    filters: [{ name: 'JPG', extensions: ['jpg'] }],
  });
  await downloads.choose('rings.zip');
  expect(proposed()).toBe(join(folder, 'chosen', 'rings.zip'));
});
