import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FakeWindow,
  onPlatform,
  preventable,
  withElectron,
} from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import type { MainWindow } from './main-window.ts';

const AREA = { x: 0, y: 0, width: 1920, height: 1040 };
const KEPT = { x: 1500, y: 60, width: 1200, height: 800 };

const answer = vi.fn(async () => ({ response: 0 }));
const quit = vi.fn();
const options = vi.fn();
const { createMainWindow } = await withElectron(
  {
    app: { isPackaged: true, quit },
    dialog: { showMessageBox: answer },
    nativeTheme: { shouldUseDarkColors: false },
    screen: { getPrimaryDisplay: () => ({ id: 1, workArea: AREA }), getAllDisplays: () => [] },
    BrowserWindow: class extends FakeWindow {
      constructor(given: object) {
        super();
        options(given);
      }
    },
    Menu: {},
  },
  () => import('./main-window.ts'),
);

const open = ({ hidden = false, hidesOnClose = true, isMaximized = false } = {}) => {
  const settings = { get: () => ({ window: { bounds: KEPT, isMaximized }, zoom: 0 }), set: vi.fn() };
  const { lines, log } = loggedLines();
  const onHide = vi.fn();
  const main: MainWindow = createMainWindow({
    settings: settings as unknown as Parameters<typeof createMainWindow>[0]['settings'],
    hidesOnClose: () => hidesOnClose,
    onHide,
    log,
  });
  main.open({ hidden });
  const window = main.browserWindow() as unknown as FakeWindow;
  const close = () => {
    const event = preventable();
    window.emit('close', event);
    return event.preventDefault.mock.calls.length > 0;
  };
  return { main, window, settings, onHide, lines, close };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('it is shown once there is something to see, unless it starts hidden', () => {
  onPlatform('linux');
  const { window } = open();
  expect(window.show).not.toHaveBeenCalled();
  window.emit('ready-to-show');
  expect(window.show).toHaveBeenCalledOnce();
  const hidden = open({ hidden: true });
  hidden.window.emit('ready-to-show');
  expect(hidden.window.show).not.toHaveBeenCalled();
  hidden.main.show();
  expect(hidden.window.show).toHaveBeenCalledOnce();
});

test('one that was maximized is so again when it is first shown, and not before', () => {
  const { window } = open({ isMaximized: true });
  expect(window.maximize).not.toHaveBeenCalled();
  window.emit('ready-to-show');
  expect(window.maximize).toHaveBeenCalledOnce();
});

test('the page gets nothing of the program but its preload script', () => {
  open();
  expect(options.mock.lastCall?.[0].webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    devTools: false,
  });
});

test('on Windows its size is set once more, by the scaling of its own screen', () => {
  onPlatform('win32');
  expect(open().window.setBounds).toHaveBeenCalledExactlyOnceWith(KEPT);
  onPlatform('linux');
  expect(open().window.setBounds).not.toHaveBeenCalled();
});

test('closed, it is hidden where the program goes on, and its place kept', () => {
  onPlatform('linux');
  const { window, close, onHide, settings } = open();
  window.show();
  expect(close()).toBe(true);
  expect(window.hide).toHaveBeenCalledOnce();
  expect(onHide).toHaveBeenCalledOnce();
  expect(settings.set).toHaveBeenCalledWith({
    window: { bounds: window.getNormalBounds(), isMaximized: false },
  });
  expect(open({ hidesOnClose: false }).close()).toBe(false);
});

test('on macOS one in full screen leaves that before it is hidden', () => {
  onPlatform('darwin');
  const { window, close } = open();
  window.state.fullScreen = true;
  close();
  expect(window.setFullScreen).toHaveBeenCalledExactlyOnceWith(false);
  expect(window.hide).not.toHaveBeenCalled();
  window.change({ fullScreen: false }, 'leave-full-screen');
  expect(window.hide).toHaveBeenCalledOnce();
});

test('on Wayland one that stays behind others is shown anew, one that has the focus is not', () => {
  onPlatform('linux');
  vi.stubEnv('XDG_SESSION_TYPE', 'wayland');
  const { main, window } = open();
  window.show();
  window.state.focused = true;
  main.show();
  vi.runAllTimers();
  expect(window.hide).not.toHaveBeenCalled();
  window.state.focused = false;
  main.show();
  vi.runAllTimers();
  expect(window.hide).toHaveBeenCalledOnce();
  expect(window.isVisible()).toBe(true);
  vi.unstubAllEnvs();
  main.show();
  vi.runAllTimers();
  expect(window.hide).toHaveBeenCalledOnce();
});

test('it is kept out of screenshots also when it opens later, but on Linux, which cannot', () => {
  onPlatform('win32');
  const { main, window } = open();
  main.protectContent(true);
  expect(window.setContentProtection).toHaveBeenLastCalledWith(true);
  window.emit('closed');
  main.open();
  const next = main.browserWindow() as unknown as FakeWindow;
  expect(next.setContentProtection).toHaveBeenCalledExactlyOnceWith(true);
  onPlatform('linux');
  const linux = open();
  linux.main.protectContent(true);
  expect(linux.window.setContentProtection).not.toHaveBeenCalled();
});

test('a minimised or hidden window is on nobody’s screen, and neither is one behind others', () => {
  const { main, window } = open();
  const states = [
    [{ visible: true, focused: true, minimized: false }, true],
    [{ visible: false, focused: true, minimized: false }, false],
    [{ visible: true, focused: false, minimized: false }, false],
    [{ visible: true, focused: true, minimized: true }, false],
  ] as const;
  for (const [state, isSeen] of states) {
    Object.assign(window.state, state);
    expect(main.isOnScreen()).toBe(isSeen);
  }
});

test('what it crashed of is in the log, what an error said is not', () => {
  const { window, lines } = open();
  window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
  window.webContents.emit('render-process-gone', {}, { reason: 'oom' });
  window.webContents.emit('console-message', {
    level: 'error',
    lineNumber: 7,
    sourceId: 'a.js',
    message: 'Ada',
  });
  expect(lines).toEqual(['The page has crashed: oom.', 'The page reported an error at a.js:7.']);
});

test('a page that has crashed is loaded again where that is wanted, or the program ends', async () => {
  const { window } = open();
  window.show();
  const crash = () => window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
  crash();
  await vi.waitFor(() => expect(window.webContents.reload).toHaveBeenCalledOnce());
  expect(quit).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce({ response: 1 });
  crash();
  await vi.waitFor(() => expect(quit).toHaveBeenCalledOnce());
  expect(window.webContents.reload).toHaveBeenCalledOnce();
});
