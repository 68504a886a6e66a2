import { EventEmitter } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';

let folder = '';
const app = Object.assign(new EventEmitter(), {
  getPath: () => '/home/ada/Downloads',
  dock: { downloadFinished: vi.fn() },
});
const showSaveDialog = vi.fn(async (_options: Electron.SaveDialogOptions) => ({
  canceled: false,
  filePath: join(folder, 'chosen', 'my ring.jpg'),
}));
const electron = {
  app,
  dialog: { showSaveDialog },
  net: { fetch: async () => new Response('a ring') },
  shell: {},
};
const { createSystemDownloads } = await withElectron(electron, () => import('./system-downloads.ts'));
const proposed = () => showSaveDialog.mock.lastCall?.[0].defaultPath;

const open = () => {
  folder = useTemporaryFolder();
  mkdirSync(join(folder, 'chosen'));
  app.dock.downloadFinished.mockClear();
  let kept: { downloadFolder: string | null } = { downloadFolder: null };
  return createSystemDownloads({
    window: { browserWindow: () => undefined },
    send: vi.fn(),
    server: () => 'https://shop.example.com',
    settings: {
      get: () => kept,
      set: (changes: typeof kept) => {
        kept = changes;
      },
    },
    log: loggedLines().log,
  } as unknown as Parameters<typeof createSystemDownloads>[0]);
};

test('the dialog proposes the file’s name in the folder of the last download, as long as that exists', async () => {
  const downloads = open();
  await downloads.choose('ring/1.jpg');
  expect(proposed()).toMatch(/^\/home\/ada\/Downloads\/ring.1\.jpg$/);
  expect(showSaveDialog.mock.lastCall?.[0]).toMatchObject({
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    filters: [{ name: 'JPG', extensions: ['jpg'] }],
  });
  await downloads.choose('rings.zip');
  expect(proposed()).toBe(join(folder, 'chosen', 'rings.zip'));
  rmSync(join(folder, 'chosen'), { recursive: true });
  await downloads.choose('rings.zip');
  expect(proposed()).toBe('/home/ada/Downloads/rings.zip');
});

test.each([
  ['darwin', 1],
  ['linux', 0],
] as const)('on %s a finished download is told to the dock %i times', async (platform, times) => {
  onPlatform(platform);
  const downloads = open();
  const chosen = await downloads.choose('ring.jpg');
  if (chosen.outcome !== 'chosen') throw new Error('No path was chosen.');
  await downloads.save({ id: chosen.id, url: '/api/downloads/ticket' });
  expect(app.dock.downloadFinished.mock.calls).toEqual(
    Array.from({ length: times }, () => [join(folder, 'chosen', 'my ring.jpg')]),
  );
});
