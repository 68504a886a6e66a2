import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen, type WebContents, type WebPreferences } from 'electron';
import { APP_ORIGIN } from '../app-scheme/page-policy.ts';
import { CONSOLE_TITLE, programIcon } from '../desktop/branding.ts';
import { ask } from '../desktop/questions.ts';
import type { Log } from '../log/log.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { MINIMUM, placeWindow, type Rectangle } from './placement.ts';
import { rememberBounds } from './remember-bounds.ts';
import { offerTextMenu } from './text-menu.ts';
import { keepZoom } from './zoom.ts';

/** The portal's canvas, light and dark, so that nothing flashes before the page has painted. */
const BACKGROUND = { light: '#F5F1EA', dark: '#110E0B' } as const;

interface MainWindowDeps {
  readonly settings: SettingsStore;
  /** Whether closing the window leaves the program running without it. */
  readonly hidesOnClose: () => boolean;
  readonly log: Log;
}

/** The one window of the console. */
export interface MainWindow {
  /** Brings it to the front, from the tray, the dock or wherever it is; opens it where there is none. */
  show(): void;
  /** Opens it, with `hidden` out of sight. */
  open(options?: { hidden?: boolean }): void;
  /** Whether the person is looking at it. */
  isOnScreen(): boolean;
  contents(): WebContents | undefined;
  browserWindow(): BrowserWindow | undefined;
}

const workAreas = (): [Rectangle, ...Rectangle[]] => {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary.workArea, ...others.map(({ workArea }) => workArea)];
};

/** The page is a stranger to the computer: what it may ask for is in the contract. */
const webPreferences = (): WebPreferences => ({
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
  devTools: !app.isPackaged,
  // Files that arrive while the window is hidden are to be heard of.
  backgroundThrottling: false,
});

/** The page has crashed: an empty window would say nothing, so the person is asked. */
const offerToReload = async (window: BrowserWindow, reason: string, log: Log): Promise<void> => {
  log.error(`The page has crashed: ${reason}.`);
  const chosen = await ask(window, {
    type: 'error',
    message: 'This window has stopped working.',
    detail: 'Nothing on the server is lost. Show it again to go on where you were.',
    buttons: ['Show it again', 'Quit'],
  });
  if (chosen === 1) app.quit();
  else if (!window.isDestroyed()) window.webContents.reload();
};

export const createMainWindow = ({ settings, hidesOnClose, log }: MainWindowDeps): MainWindow => {
  let window: BrowserWindow | undefined;

  const create = (hidden: boolean): BrowserWindow => {
    const kept = settings.get().window;
    const created = new BrowserWindow({
      ...placeWindow(kept?.bounds, workAreas()),
      minWidth: MINIMUM.width,
      minHeight: MINIMUM.height,
      title: CONSOLE_TITLE,
      // Where the system takes it from the program instead of its package.
      icon: programIcon,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
      webPreferences: webPreferences(),
    });
    // Windows and Linux show what is maximised, so this waits for the first time in sight.
    created.once('show', () => {
      if (kept?.isMaximized) created.maximize();
    });
    if (!hidden) created.once('ready-to-show', () => created.show());
    rememberBounds(created, settings);
    keepZoom(created.webContents, settings);
    offerTextMenu(created.webContents);
    created.on('page-title-updated', (event) => event.preventDefault());
    created.on('close', (event) => {
      if (!hidesOnClose()) return;
      event.preventDefault();
      created.hide();
    });
    created.on('closed', () => {
      window = undefined;
    });
    created.webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') void offerToReload(created, reason, log);
    });
    created.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => log.error('The page was not loaded.', error));
    return created;
  };

  const open = ({ hidden = false } = {}) => {
    window ??= create(hidden);
  };

  return {
    open,
    show: () => {
      if (!window) return open();
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    isOnScreen: () => window?.isVisible() === true && !window.isMinimized() && window.isFocused(),
    contents: () => window?.webContents,
    browserWindow: () => window,
  };
};
