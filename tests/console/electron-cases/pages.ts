import { type ElectronCase, errorOf, nextEvent, recordEvents } from './electron-case.ts';

export const pageCases: readonly ElectronCase[] = [
  {
    name: 'the program hears of a window that a page opens, and where',
    run: async ({ openPageFor }) => {
      const { window, act } = await openPageFor(() => void open('https://other.example/'));
      let url = '';
      const asked = new Promise<void>((resolve) => {
        window.webContents.setWindowOpenHandler((details) => {
          url = details.url;
          resolve();
          return { action: 'deny' };
        });
      });
      await act();
      await asked;
      window.destroy();
      return url;
    },
    answer: 'https://other.example/',
  },
  {
    name: 'a page that leads elsewhere stays where it is when the program refuses',
    run: async ({ openPageFor }) => {
      const { window, act } = await openPageFor(() => {
        queueMicrotask(() => location.assign('https://other.example/'));
      });
      const events = recordEvents(window.webContents, ['will-navigate', 'did-navigate']);
      const asked = new Promise<object>((resolve) => {
        window.webContents.on('will-frame-navigate', (event) => {
          event.preventDefault();
          events.push('will-frame-navigate');
          resolve({ url: event.url, isMainFrame: event.isMainFrame });
        });
      });
      await act();
      const details = await asked;
      const still = await act();
      window.destroy();
      return { details, still: still ?? null, events: events.slice(0, 1) };
    },
    answer: {
      details: { url: 'https://other.example/', isMainFrame: true },
      still: null,
      events: ['will-frame-navigate'],
    },
  },
  {
    name: 'the errors of calls between page and program',
    run: async ({ electron: { ipcMain }, openPageFor }) => {
      ipcMain.handle('throws', () => {
        throw new TypeError('because');
      });
      ipcMain.handle('functions', () => () => {});
      const second = await errorOf(() => ipcMain.handle('throws', () => {}));
      const { window, act } = await openPageFor(() =>
        Promise.all(
          ['throws', 'functions', 'nobody'].map((channel) =>
            main.call(channel).catch((error: Error) => error.message),
          ),
        ),
      );
      const errors = await act();
      const uncloneable = await errorOf(() => window.webContents.send('word', () => {}));
      window.destroy();
      return { second, errors, uncloneable };
    },
    answer: {
      second: "Attempted to register a second handler for 'throws'",
      errors: [
        "Error invoking remote method 'throws': TypeError: because",
        "Error invoking remote method 'functions': Error: An object could not be cloned.",
        "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
      ],
      uncloneable: 'no error',
    },
  },
  {
    name: 'the program chooses light or dark for its pages, and says so',
    run: async ({ electron: { nativeTheme }, openPageFor }) => {
      const { window, act } = await openPageFor(async () => {
        const dark = matchMedia('(prefers-color-scheme: dark)');
        if (!dark.matches) await new Promise((resolve) => dark.addEventListener('change', resolve));
        return dark.matches;
      });
      nativeTheme.themeSource = 'light';
      const updated = nextEvent(nativeTheme, 'updated');
      const seen = act();
      nativeTheme.themeSource = 'dark';
      await updated;
      const dark = [nativeTheme.shouldUseDarkColors, nativeTheme.themeSource, await seen];
      nativeTheme.themeSource = 'system';
      const wrong = await errorOf(() => {
        nativeTheme.themeSource = 'bright' as 'dark';
      });
      window.destroy();
      return { dark, wrong };
    },
    answer: {
      dark: [true, 'dark', true],
      wrong: 'Error processing argument at index 0, conversion failure from bright',
    },
  },
];
