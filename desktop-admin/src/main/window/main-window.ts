import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen, type WebContents, type WebPreferences } from 'electron';
import { APP_ORIGIN } from '../../shared/app-scheme.ts';
import { CONSOLE_TITLE } from '../console-title.ts';
import type { Log } from '../log/log.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { MINIMUM, placeWindow, type Rectangle } from './placement.ts';
import { rememberBounds } from './remember-bounds.ts';
import { keepZoom } from './zoom.ts';

/** The portal's canvas, light and dark, so that nothing flashes before the page has painted. */
const BACKGROUND = { light: '#F5F1EA', dark: '#110E0B' } as const;

interface MainWindowDeps {
  readonly settings: SettingsStore;
  /** Window icon, where the system takes it from the program instead of its package. */
  readonly icon: string;
  /** Whether closing the window leaves the program running without it. */
  readonly hidesOnClose: () => boolean;
  /** The page has crashed, for this reason. */
  readonly onGone: (window: BrowserWindow, reason: string) => void;
  readonly log: Log;
}

/** The one window of the console. */
export interface MainWindow {
  /** Brings it to the front, from the tray, the dock or wherever it is; opens it where there is none. */
  show(): void;
  /** Opens it, with `hidden` out of sight. */
  open(options?: { hidden?: boolean }): void;
  /** Whether the person is looking at it. */
  isInSight(): boolean;
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

export const createMainWindow = ({
  settings,
  icon,
  hidesOnClose,
  onGone,
  log,
}: MainWindowDeps): MainWindow => {
  let window: BrowserWindow | undefined;

  const create = (hidden: boolean): BrowserWindow => {
    const kept = settings.get().window;
    const created = new BrowserWindow({
      ...placeWindow(kept?.bounds, workAreas()),
      minWidth: MINIMUM.width,
      minHeight: MINIMUM.height,
      title: CONSOLE_TITLE,
      icon,
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
      if (reason !== 'clean-exit') onGone(created, reason);
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
    isInSight: () => window?.isVisible() === true && !window.isMinimized() && window.isFocused(),
    contents: () => window?.webContents,
    browserWindow: () => window,
  };
};
