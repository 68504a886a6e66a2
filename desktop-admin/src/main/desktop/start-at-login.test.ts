import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';

const startAtLogin = async (app: object) => {
  const { createStartAtLogin } = await withElectron({ app }, () => import('./start-at-login.ts'));
  return createStartAtLogin();
};

test('on Linux it is an entry in the autostart folder, which starts the program hidden, whatever its path looks like', async () => {
  onPlatform('linux');
  vi.stubEnv('APPIMAGE', '/opt/A "B" $c 100%/app');
  const folder = useTemporaryFolder();
  const login = await startAtLogin({ getPath: () => folder });
  expect([login.isOn(), existsSync(join(folder, 'autostart'))]).toEqual([false, false]);
  login.set(true);
  const [name = ''] = readdirSync(join(folder, 'autostart'));
  const entry = readFileSync(join(folder, 'autostart', name), 'utf8');
  expect(entry.split('\n')).toContain('Exec="/opt/A \\\\"B\\\\" \\\\$c 100%%/app" --hidden');
  expect(entry.startsWith('[Desktop Entry]\nType=Application\n')).toBe(true);
  expect(login.isOn()).toBe(true);
  login.set(false);
  expect([login.isOn(), readdirSync(join(folder, 'autostart'))]).toEqual([false, []]);
});

test('an AppImage that an update has replaced by one of another name is the one that starts from then on', async () => {
  onPlatform('linux');
  const folder = useTemporaryFolder();
  const entry = () => readFileSync(join(folder, 'autostart', 'oren-vale-portal.desktop'), 'utf8');
  vi.stubEnv('APPIMAGE', '/opt/portal-1.1.0.AppImage');
  (await startAtLogin({ getPath: () => folder })).set(true);
  const before = entry();
  vi.stubEnv('APPIMAGE', '/opt/portal-1.2.0 $&.AppImage');
  const login = await startAtLogin({ getPath: () => folder });
  expect(entry()).toBe(before.replace('portal-1.1.0', () => 'portal-1.2.0 \\\\$&'));
  login.set(false);
  await startAtLogin({ getPath: () => folder });
  expect(login.isOn()).toBe(false);
});

test('on Windows one that the Task Manager has disabled is off', async () => {
  onPlatform('win32');
  const setLoginItemSettings = vi.fn();
  const login = await startAtLogin({
    setLoginItemSettings,
    getLoginItemSettings: () => ({ openAtLogin: true, executableWillLaunchAtLogin: false }),
  });
  login.set(true);
  expect(setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({ openAtLogin: true, args: ['--hidden'] });
  expect(login.isOn()).toBe(false);
});

test('macOS says itself whether it started the program; a setting that it ignores is a failure', async () => {
  onPlatform('darwin');
  const login = await startAtLogin({
    setLoginItemSettings: () => {},
    getLoginItemSettings: () => ({ openAtLogin: false, wasOpenedAtLogin: true }),
  });
  expect(login.wasStarted()).toBe(true);
  expect(() => login.set(true)).toThrow('macOS did not accept the setting.');
  login.set(false);
});
