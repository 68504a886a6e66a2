import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../tests/support/fake-electron.ts';

let answer = '(<false>,)';
vi.mock('node:child_process', () => ({
  execFile: (
    _program: string,
    _args: unknown,
    _options: unknown,
    done: (error: null, text: string) => void,
  ) => done(null, answer),
}));

const buildFromTemplate = vi.fn((template: { submenu: { id: string; submenu?: object[] }[] }[]) => template);
const { startConsoleMenu } = await withElectron(
  {
    app: { name: 'Console', isPackaged: true, on: vi.fn(), getPath: () => '/nowhere' },
    globalShortcut: { isRegistered: () => false },
    Menu: { buildFromTemplate, setApplicationMenu: vi.fn() },
    shell: {},
    dialog: {},
  },
  () => import('./console-menu.ts'),
);

/** What the menu, as it was last set, says of the tray. */
const trayItem = () =>
  buildFromTemplate.mock.lastCall?.[0][0]?.submenu
    .find(({ id }) => id === 'settings')
    ?.submenu?.find((item) => 'id' in item && item.id === 'keep-in-tray');

const open = ({ keepInTray = true, isHidden = false } = {}) => {
  process.argv = isHidden ? ['console', '--hidden'] : ['console'];
  const calls = { keepTray: vi.fn(), show: vi.fn() };
  const menu = startConsoleMenu({
    window: { show: calls.show },
    settings: { get: () => ({ keepInTray, globalKey: false }) },
    keepTray: calls.keepTray,
    silence: { isPaused: () => false },
    commands: { setLocked: vi.fn() },
    isLocked: () => false,
  } as unknown as Parameters<typeof startConsoleMenu>[0]);
  return { ...calls, ...menu };
};

const argv = process.argv;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('XDG_CURRENT_DESKTOP', 'GNOME');
  onPlatform('linux');
});
afterEach(() => {
  process.argv = argv;
});

test.each([true, false])(
  'with a tray, a closed window and a start by the system are hidden where that is wanted: %s',
  (keepInTray) => {
    vi.stubEnv('XDG_CURRENT_DESKTOP', 'KDE');
    const { hidesOnClose, startsHidden, keepTray } = open({ keepInTray, isHidden: true });
    expect([hidesOnClose(), startsHidden]).toEqual([keepInTray, keepInTray]);
    expect(keepTray).toHaveBeenCalledExactlyOnceWith(keepInTray);
  },
);

test('a tray that appears after the start is used and offered', async () => {
  answer = '(<false>,)';
  const { hidesOnClose, keepTray, show } = open({ isHidden: true });
  expect([hidesOnClose(), trayItem()]).toMatchObject([false, { enabled: false }]);
  answer = '(<true>,)';
  await vi.advanceTimersByTimeAsync(4000);
  expect([hidesOnClose(), trayItem()]).toMatchObject([true, { enabled: true, checked: true }]);
  expect(keepTray).toHaveBeenLastCalledWith(true);
  expect(show).not.toHaveBeenCalled();
});

test('without one, a window that was to start hidden is shown, and a closed one ends the program', async () => {
  answer = '(<false>,)';
  const { hidesOnClose, show } = open({ isHidden: true });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(show).toHaveBeenCalledOnce();
  expect(hidesOnClose()).toBe(false);
});
