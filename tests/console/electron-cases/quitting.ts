import { type ElectronCase, nextEvent, recordEvents, settle } from './electron-case.ts';
import { OBJECTING } from './windows.ts';

export const quittingCases: readonly ElectronCase[] = [
  {
    name: 'quitting asks the page; who objects keeps the program, and a window closed later does not end it',
    run: async (host) => {
      const { electron, serve, openPage } = host;
      const { app } = electron;
      serve('/objecting', OBJECTING);
      const window = await openPage('/objecting');
      const events = recordEvents(app, ['before-quit', 'will-quit']);
      recordEvents(window, ['close', 'closed'], events);
      recordEvents(window.webContents, ['will-prevent-unload'], events);
      const asked = nextEvent(window.webContents, 'will-prevent-unload');
      app.quit();
      await asked;
      await settle(host);
      // Asked again, not ignored: the program is not quitting any more.
      const again = nextEvent(window.webContents, 'will-prevent-unload');
      app.quit();
      await again;
      await settle(host);
      window.webContents.once('will-prevent-unload', (event) => event.preventDefault());
      const closed = nextEvent(app, 'window-all-closed');
      window.close();
      await closed;
      return [...events];
    },
    answer: [
      ...['before-quit', 'close', 'will-prevent-unload'],
      ...['before-quit', 'close', 'will-prevent-unload'],
      ...['close', 'will-prevent-unload', 'closed'],
    ],
  },
];
