import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import {
  FakeWindow,
  onPlatform,
  preventable,
  withElectron,
} from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import type { MainWindow } from './main-window.ts';

type Answer = (window: unknown, options: { signal: AbortSignal }) => Promise<{ response: number }>;

const AREA = { x: 0, y: 0, width: 1920, height: 1040 };
const KEPT = { x: 1500, y: 60, width: 1200, height: 800 };

const answer = vi.fn<Answer>(async () => ({ response: 0 }));
const quit = vi.fn();
const leave = vi.fn(() => 0);
const options = vi.fn();
const { createMainWindow } = await withElectron(
  {
    app: { isPackaged: true, quit },
    dialog: { showMessageBox: answer, showMessageBoxSync: leave },
    nativeTheme: { shouldUseDarkColors: false },
    screen: { getDisplayMatching: () => ({ workArea: AREA }) },
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
const { log } = await import('../log.ts');

const open = ({ hidden = false, hidesOnClose = true, isMaximized = false } = {}) => {
  const settings = { get: () => ({ window: { bounds: KEPT, isMaximized }, zoom: 0 }), set: vi.fn() };
  const lines = loggedLines(log);
  const onHide = vi.fn();
  const onStay = vi.fn();
  const main: MainWindow = createMainWindow({
    settings: settings as unknown as Parameters<typeof createMainWindow>[0]['settings'],
    hidesOnClose: () => hidesOnClose,
    onHide,
    onStay,
  });
  main.open({ hidden });
  const window = main.browserWindow() as unknown as FakeWindow;
  const close = () => {
    const event = preventable();
    window.emit('close', event);
    return event.preventDefault.mock.calls.length > 0;
  };
  return { main, window, settings, onHide, onStay, lines, close };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.clearAllMocks());

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

test.each([
  ['its document was not loaded', 'did-fail-load'],
  ['its process has ended', 'render-process-gone'],
])('it is shown also when %s', (_why, event) => {
  const { window } = open();
  window.webContents.emit(event, {}, { reason: 'launch-failed' });
  expect(window.show).toHaveBeenCalledOnce();
});

test('it is shown in the end whatever its page does, unless it was hidden meanwhile', () => {
  const { window } = open();
  vi.advanceTimersByTime(10_000);
  expect(window.show).toHaveBeenCalledOnce();
  const closed = open();
  closed.window.emit('ready-to-show');
  closed.close();
  vi.advanceTimersByTime(10_000);
  expect(closed.window.show).toHaveBeenCalledOnce();
});

test('whoever keeps the window open has not quit', () => {
  const { window, onStay } = open();
  const event = preventable();
  window.webContents.emit('will-prevent-unload', event);
  expect(onStay).toHaveBeenCalledOnce();
  leave.mockReturnValueOnce(1);
  window.webContents.emit('will-prevent-unload', event);
  expect(onStay).toHaveBeenCalledOnce();
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

describe('on Wayland', () => {
  beforeEach(() => {
    onPlatform('linux');
    vi.stubEnv('XDG_SESSION_TYPE', 'wayland');
  });

  /** A window that the desktop leaves behind others: asked for the focus, it does not get it. */
  const behind = () => {
    const opened = open();
    opened.window.show();
    return opened;
  };

  test('one that stays behind others is shown anew', () => {
    const { main, window } = behind();
    main.show();
    vi.runAllTimers();
    expect(window.hide).toHaveBeenCalledOnce();
    expect(window.isVisible()).toBe(true);
    vi.stubEnv('XDG_SESSION_TYPE', 'x11');
    main.show();
    vi.runAllTimers();
    expect(window.hide).toHaveBeenCalledOnce();
  });

  test('one that has the focus is not, nor one that was left since', () => {
    const { main, window } = behind();
    window.state.focused = true;
    main.show();
    vi.runAllTimers();
    main.show();
    window.state.focused = false;
    vi.runAllTimers();
    expect(window.hide).not.toHaveBeenCalled();
  });

  test('a question that is open stays in front, so that it can be answered', async () => {
    const { main, window } = behind();
    const { promise, resolve } = deferred<{ response: number }>();
    answer.mockReturnValueOnce(promise);
    main.show();
    window.webContents.emit('unresponsive');
    await vi.advanceTimersByTimeAsync(300);
    expect(answer).toHaveBeenCalledOnce();
    expect(window.hide).not.toHaveBeenCalled();
    resolve({ response: 0 });
    await vi.advanceTimersByTimeAsync(0);
    main.show();
    vi.runAllTimers();
    expect(window.hide).toHaveBeenCalledOnce();
  });
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

const crash = ({ webContents }: FakeWindow, reason = 'crashed') => {
  webContents.isCrashed.mockReturnValue(true);
  webContents.emit('render-process-gone', {}, { reason });
};

test('a page that has crashed is loaded again where that is wanted, or the program ends', async () => {
  const { window } = open();
  window.show();
  crash(window);
  await expect.poll(() => window.webContents.reload).toHaveBeenCalledOnce();
  expect(quit).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce({ response: 1 });
  crash(window);
  await expect.poll(() => quit).toHaveBeenCalledOnce();
  expect(window.webContents.reload).toHaveBeenCalledOnce();
  expect(window.webContents.forcefullyCrashRenderer).not.toHaveBeenCalled();
});

test.each([
  ['shown again', 0, [1, 0]],
  ['closed with the program', 1, [0, 1]],
])(
  'a page that hangs is %s after its process has ended, and asked about once',
  async (_what, chosen, calls) => {
    const { window } = open();
    const { forcefullyCrashRenderer, reload } = window.webContents;
    window.show();
    answer.mockResolvedValueOnce({ response: chosen });
    window.webContents.emit('unresponsive');
    window.webContents.emit('unresponsive');
    await expect.poll(() => forcefullyCrashRenderer).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    crash(window, 'killed');
    window.webContents.emit('responsive');
    expect([reload, quit].map(({ mock }) => mock.calls.length)).toEqual(calls);
    expect(answer).toHaveBeenCalledOnce();
  },
);

test('the question stays when a page that hangs crashes meanwhile', async () => {
  const { window } = open();
  const { promise, resolve } = deferred<{ response: number }>();
  answer.mockReturnValueOnce(promise);
  window.show();
  window.webContents.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(0);
  crash(window, 'oom');
  // As Electron tells it then.
  window.webContents.emit('responsive');
  expect(answer.mock.lastCall?.[1].signal.aborted).toBe(false);
  resolve({ response: 0 });
  await expect.poll(() => window.webContents.reload).toHaveBeenCalledOnce();
  expect(answer).toHaveBeenCalledOnce();
});

test('the question about a page that hangs goes when it answers again, and the next one is asked anew', async () => {
  const { window } = open();
  const { webContents } = window;
  // While nobody sees the window, the question waits for it.
  webContents.emit('unresponsive');
  webContents.emit('responsive');
  window.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).not.toHaveBeenCalled();
  // Electron gives the button for Escape.
  answer.mockImplementationOnce(
    (_window, { signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ response: 1 }))),
  );
  webContents.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(0);
  webContents.emit('responsive');
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toHaveBeenCalledOnce();
  expect(
    [quit, webContents.reload, webContents.forcefullyCrashRenderer].flatMap(({ mock }) => mock.calls),
  ).toEqual([]);
});
