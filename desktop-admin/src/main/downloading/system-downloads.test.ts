import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';

let folder = '';
const app = Object.assign(new EventEmitter(), {
  getPath: () => '/home/ada/Downloads',
});
const showSaveDialog = vi.fn(async (_options: Electron.SaveDialogOptions) => ({
  canceled: false,
  filePath: join(folder, 'chosen', 'my ring.jpg'),
}));
const electron = {
  app,
  dialog: { showSaveDialog },
  net: {},
  shell: {},
};
const { createSystemDownloads } = await withElectron(electron, () => import('./system-downloads.ts'));
const proposed = () => showSaveDialog.mock.lastCall?.[0].defaultPath;

const open = () => {
  folder = useTemporaryFolder();
  mkdirSync(join(folder, 'chosen'));
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

test('the dialog proposes the file’s name in the folder of the last download', async () => {
  const downloads = open();
  await downloads.choose('ring/1.jpg');
  expect(proposed()).toMatch(/^\/home\/ada\/Downloads\/ring.1\.jpg$/);
  expect(showSaveDialog.mock.lastCall?.[0]).toMatchObject({
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    filters: [{ name: 'JPG', extensions: ['jpg'] }],
  });
  await downloads.choose('rings.zip');
  expect(proposed()).toBe(join(folder, 'chosen', 'rings.zip'));
});
