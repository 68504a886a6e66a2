import { type ElectronCase, errorOf, nextEvent, recordEvents, settle, usePage } from './electron-case.ts';

const LOADING = ['did-finish-load', 'did-fail-load'];

export const OBJECTING = 'addEventListener("beforeunload", (event) => event.preventDefault());';

export const windowCases: readonly ElectronCase[] = [
  {
    name: 'a page that loads can be shown, and its window is hidden until then',
    run: async ({ openWindow }) => {
      const window = openWindow();
      const events = recordEvents(window.webContents, LOADING, recordEvents(window, ['ready-to-show']));
      const shown = nextEvent(window, 'ready-to-show');
      const loaded = await window.loadURL('app://console/plain');
      await shown;
      const visible = window.isVisible();
      window.destroy();
      return { loaded: loaded ?? null, visible, events: events.toSorted() };
    },
    answer: { loaded: null, visible: false, events: ['did-finish-load', 'ready-to-show'] },
  },
  {
    name: 'a page that fails says so and need not become ready to be shown, one that never answers says nothing',
    run: async (host) => {
      const { serve, openWindow } = host;
      serve('/failing', () => Response.error());
      serve('/silent', () => new Promise<Response>(() => {}));
      const failing = openWindow();
      const failed = nextEvent(failing.webContents, 'did-fail-load');
      const events = recordEvents(failing.webContents, ['did-finish-load']);
      recordEvents(failing, ['ready-to-show'], events);
      const error = await errorOf(() => failing.loadURL('app://console/failing'));
      const [, ...facts] = await failed;
      const silent = openWindow();
      const none = recordEvents(silent.webContents, LOADING, recordEvents(silent, ['ready-to-show']));
      silent.loadURL('app://console/silent').catch(() => {});
      await settle(host);
      failing.destroy();
      const seen = [[...events], [...none]];
      silent.destroy();
      return { error, facts: facts.slice(0, 4), seen };
    },
    answer: {
      error: "ERR_FAILED (-2) loading 'app://console/failing'",
      facts: [-2, 'ERR_FAILED', 'app://console/failing', true],
      seen: [[], []],
    },
    orElse: {
      answer: {
        error: "ERR_FAILED (-2) loading 'app://console/failing'",
        facts: [-2, 'ERR_FAILED', 'app://console/failing', true],
        seen: [['did-finish-load', 'ready-to-show'], []],
      },
      why: "Chromium's own page about the failure may be painted, or not; the program must not wait for that",
    },
  },
  {
    name: 'closing asks the program, then the page; whoever objects keeps the window',
    run: async (host) => {
      const { serve, openPage } = host;
      serve('/objecting', OBJECTING);
      const window = await openPage('/objecting');
      const { webContents } = window;
      const events = recordEvents(window, ['close', 'closed']);
      recordEvents(webContents, ['will-prevent-unload', 'destroyed'], events);
      window.once('close', (event) => event.preventDefault());
      window.close();
      const asked = nextEvent(webContents, 'will-prevent-unload');
      window.close();
      await asked;
      await settle(host);
      const stayed = !window.isDestroyed();
      webContents.once('will-prevent-unload', (event) => event.preventDefault());
      const closed = nextEvent(window, 'closed');
      window.close();
      await closed;
      const send = await errorOf(() => webContents.send('word'));
      return { stayed, events, send };
    },
    answer: {
      stayed: true,
      events: [
        ...['close', 'close', 'will-prevent-unload'],
        ...['close', 'will-prevent-unload', 'destroyed', 'closed'],
      ],
      send: 'Object has been destroyed',
    },
  },
  {
    name: 'reload() asks the page too',
    run: async (host) => {
      const { serve, openPage } = host;
      serve('/objecting', OBJECTING);
      const window = await openPage('/objecting');
      const contents = window.webContents;
      await usePage(contents);
      const events = recordEvents(contents, ['will-prevent-unload', 'did-finish-load']);
      const asked = nextEvent(contents, 'will-prevent-unload');
      contents.reload();
      await asked;
      await settle(host);
      contents.once('will-prevent-unload', (event) => event.preventDefault());
      const loaded = nextEvent(contents, 'did-finish-load');
      contents.reload();
      await loaded;
      window.destroy();
      return events;
    },
    answer: ['will-prevent-unload', 'will-prevent-unload', 'did-finish-load'],
  },
  {
    name: 'a hung page is not replaced by reload(), but by crashing it first',
    run: async (host) => {
      const { said, openPage } = host;
      const window = await openPage('/plain');
      const contents = window.webContents;
      if ('hang' in contents) (contents.hang as () => void)();
      else {
        const hangs = said('hanging');
        contents.executeJavaScript('main.say("hanging"); for (;;);').catch(() => {});
        await hangs;
      }
      const events = recordEvents(contents, ['did-finish-load', 'did-fail-load', 'render-process-gone']);
      contents.reload();
      await settle(host);
      const hung = [...events];
      const gone = nextEvent(contents, 'render-process-gone');
      contents.forcefullyCrashRenderer();
      const [, details] = await gone;
      const crashed = contents.isCrashed();
      const loaded = nextEvent(contents, 'did-finish-load');
      contents.reload();
      await loaded;
      const after = { crashed: contents.isCrashed(), events };
      window.destroy();
      return { hung, reason: (details as { reason: string }).reason, crashed, after };
    },
    answer: {
      hung: [],
      reason: 'crashed',
      crashed: true,
      after: { crashed: false, events: ['render-process-gone', 'did-finish-load'] },
    },
  },
  {
    name: 'showing, hiding, maximizing: the state and the size that is kept',
    run: async ({ openPage }) => {
      const window = await openPage('/plain');
      const focused = nextEvent(window, 'focus');
      window.show();
      await focused;
      const shown = [window.isVisible(), window.isFocused(), window.isMinimized()];
      const maximized = Promise.all([nextEvent(window, 'maximize'), nextEvent(window, 'resize')]);
      window.maximize();
      await maximized;
      const normal = window.getNormalBounds();
      const large = [window.isMaximized(), window.getBounds().width > 600, normal.width, normal.height];
      const restored = nextEvent(window, 'unmaximize');
      window.unmaximize();
      await restored;
      const small = window.isMaximized();
      window.hide();
      const hidden = window.isVisible();
      window.destroy();
      return { shown, large, small, hidden };
    },
    answer: {
      shown: [true, true, false],
      large: [true, true, 600, 400],
      small: false,
      hidden: false,
    },
  },
  {
    name: 'a message box has the focus of its window until it is answered or withdrawn',
    run: async ({ electron: { dialog, BrowserWindow }, openPage }) => {
      const window = await openPage('/plain');
      const focused = nextEvent(window, 'focus');
      window.show();
      await focused;
      const blurred = nextEvent(window, 'blur');
      const withdraw = new AbortController();
      const answered = dialog.showMessageBox(window, {
        message: 'case',
        buttons: ['Yes', 'No'],
        cancelId: 1,
        signal: withdraw.signal,
      });
      await blurred;
      const open = [window.isFocused(), BrowserWindow.getFocusedWindow() === null];
      const back = nextEvent(window, 'focus');
      withdraw.abort();
      const { response, checkboxChecked } = await answered;
      await back;
      const closed = window.isFocused();
      window.destroy();
      return { open, response, checkboxChecked, closed };
    },
    answer: { open: [false, true], response: 1, checkboxChecked: false, closed: true },
  },
];
