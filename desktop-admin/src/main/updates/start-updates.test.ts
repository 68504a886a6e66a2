import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWindow, onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import type { MainWindow } from '../window/main-window.ts';

const HOUR_MS = 60 * 60 * 1000;

const checkForUpdates = vi.fn();
const downloadUpdate = vi.fn();
const openExternal = vi.fn(async () => {});
const showMessageBox = vi.fn(async () => ({ response: 0 }));
vi.mock('electron-updater', () => ({ default: { autoUpdater: { checkForUpdates, downloadUpdate } } }));

beforeEach(() => {
  vi.useFakeTimers();
  onPlatform('linux');
});
afterEach(() => void vi.clearAllMocks());

const start = async () => {
  const resourcesPath = useTemporaryFolder();
  writeFileSync(
    join(resourcesPath, 'app-update.yml'),
    'provider: generic\nurl: https://shop.example.com/desktop/\n',
  );
  Object.assign(process, { resourcesPath });
  const electron = { app: { isPackaged: true }, dialog: { showMessageBox }, shell: { openExternal } };
  const { startUpdates } = await withElectron(electron, () => import('./start-updates.ts'));
  const window = new FakeWindow();
  window.show();
  const quitting = { isQuitting: () => false, begin: vi.fn(), cancel: vi.fn() };
  startUpdates({
    window: { browserWindow: () => window } as unknown as MainWindow,
    quitting,
  });
  await expect.poll(() => checkForUpdates).toHaveBeenCalledOnce();
};

const newVersion = { version: '99.0.0', files: [{ url: 'console-99.0.0.deb' }], releaseNotes: null };

test('it looks once a day, also on a computer that sleeps at night', async () => {
  checkForUpdates.mockResolvedValue({ isUpdateAvailable: false, updateInfo: newVersion });
  await start();
  await vi.advanceTimersByTimeAsync(10 * HOUR_MS);
  expect(checkForUpdates).toHaveBeenCalledOnce();
  // Timers stand still meanwhile, the clock does not.
  vi.setSystemTime(Date.now() + 14 * HOUR_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(checkForUpdates).toHaveBeenCalledTimes(2);
});

test.each([
  ['an installed .deb gets the address of the new one', undefined, 0, 1],
  ['an AppImage downloads it', '/home/a/console.AppImage', 1, 0],
])('%s', async (_what, appImage, downloads, opened) => {
  vi.stubEnv('APPIMAGE', appImage);
  checkForUpdates.mockResolvedValue({ isUpdateAvailable: true, updateInfo: newVersion });
  downloadUpdate.mockRejectedValue(new Error('net::ERR_FAILED'));
  await start();
  await expect.poll(() => showMessageBox).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(downloadUpdate).toHaveBeenCalledTimes(downloads);
  expect(openExternal).toHaveBeenCalledTimes(opened);
  if (opened > 0)
    expect(openExternal).toHaveBeenCalledWith('https://shop.example.com/desktop/console-99.0.0.deb');
});
