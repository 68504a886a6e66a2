import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen, type WebContents, type WebPreferences } from 'electron';
import { APP_ORIGIN } from '../app-scheme/page-policy.ts';
import { CONSOLE_TITLE, programIcon } from '../desktop/branding.ts';
import { ask, isDialogOpen } from '../desktop/questions.ts';
import { log } from '../log.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { fitBounds, MINIMUM } from './placement.ts';
import { rememberBounds } from './remember-bounds.ts';
import { offerTextMenu } from './text-menu.ts';
import { keepZoom } from './zoom.ts';

/** The portal's background colors, light and dark, to avoid a flash before the page has painted. */
const BACKGROUND = { light: '#F5F1EA', dark: '#110E0B' } as const;

interface MainWindowDeps {
  readonly settings: SettingsStore;
  /** Whether the program keeps running when the window is closed. */
  readonly hidesOnClose: () => boolean;
  /** Called when it was closed and is hidden now. */
  readonly onHide: () => void;
  /** Called when the user keeps it open although the program was quitting. */
  readonly onStay: () => void;
}

/** The page is untrusted: the contract defines what it may request. */
const webPreferences = (): WebPreferences => ({
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: true,
  devTools: !app.isPackaged,
  // New files have to be reported while the window is hidden.
  backgroundThrottling: false,
});

const isWayland = (): boolean => process.platform === 'linux' && process.env.XDG_SESSION_TYPE === 'wayland';
/** Time in which a desktop gives the focus to a window that asks for it, in milliseconds. */
const RAISE_AFTER_MS = 300;

/**
 * Wayland refuses to raise a window that is behind others; one that is shown anew comes to the front. With a dialog it
 * has no focus either, and would hide the dialog with itself.
 */
const raise = (window: BrowserWindow | undefined): void => {
  if (!window || window.isDestroyed() || !window.isVisible() || window.isFocused() || isDialogOpen()) return;
  window.hide();
  window.show();
};

/** macOS would leave a black screen of a full-screen window that is hidden. */
const hide = (window: BrowserWindow): void => {
  if (process.platform === 'darwin' && window.isFullScreen()) {
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  } else window.hide();
};

/** A page that has shown nothing after this time, in milliseconds, has failed: the window comes without it. */
const SHOWN_AFTER_MS = 10_000;

/** Shows the window as soon as its page has painted, or will not: a question about it waits for the window. */
const showWhenReady = (window: BrowserWindow): void => {
  let wasShown = false;
  const show = () => {
    if (!wasShown && !window.isDestroyed()) window.show();
  };
  window.once('show', () => {
    wasShown = true;
  });
  window.once('ready-to-show', show);
  window.webContents.once('did-fail-load', show);
  window.webContents.once('render-process-gone', show);
  setTimeout(show, SHOWN_AFTER_MS);
};

/** Logs whatever leaves the window empty or stuck, and asks the user what to do. */
const watchPage = (window: BrowserWindow): void => {
  const { webContents } = window;
  let question: AbortController | undefined;
  /** The page has crashed or hangs: asks the user, once, instead of leaving an empty window. */
  const offerToReload = async () => {
    if (question) return;
    question = new AbortController();
    const { signal } = question;
    const chosen = await ask(window, {
      type: 'error',
      message: 'This window has stopped working.',
      detail: 'Nothing on the server was lost. Show it again to pick up where you left off.',
      buttons: ['Show it again', 'Quit'],
      signal,
    });
    const finish = () => {
      question = undefined;
      if (window.isDestroyed()) return;
      if (chosen === 1) app.quit();
      else webContents.reload();
    };
    if (signal.aborted) question = undefined;
    else if (window.isDestroyed() || webContents.isCrashed()) finish();
    else {
      // One that hangs would neither be closed nor loaded anew in its own process.
      webContents.once('render-process-gone', finish);
      webContents.forcefullyCrashRenderer();
    }
  };
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log.error(`The page has crashed: ${reason}.`);
    void offerToReload();
  });
  webContents.on('unresponsive', () => {
    log.error('The page does not respond.');
    void offerToReload();
  });
  // Also emitted after a page that hung has crashed.
  webContents.on('responsive', () => {
    if (!webContents.isCrashed()) question?.abort();
  });
  webContents.on('preload-error', (_event, _file, error) => log.error('The preload script failed.', error));
  webContents.on('did-fail-load', (_event, code, description) =>
    log.error(`A document was not loaded: ${description} (${code}).`),
  );
  // Without its text, which may contain what somebody has typed.
  webContents.on('console-message', ({ level, lineNumber, sourceId }) => {
    if (level === 'error') log.error(`The page reported an error at ${sourceId}:${lineNumber}.`);
  });
};

/** The console's only window. */
export const createMainWindow = ({ settings, hidesOnClose, onHide, onStay }: MainWindowDeps) => {
  let window: BrowserWindow | undefined;
  let isProtected = false;

  const create = (hidden: boolean): BrowserWindow => {
    const kept = settings.get().window;
    const display = kept ? screen.getDisplayMatching(kept.bounds) : screen.getPrimaryDisplay();
    const bounds = fitBounds(kept?.bounds, display.workArea);
    const created = new BrowserWindow({
      ...bounds,
      minWidth: MINIMUM.width,
      minHeight: MINIMUM.height,
      title: CONSOLE_TITLE,
      // For systems that take the icon from the program instead of its package.
      icon: programIcon,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
      webPreferences: webPreferences(),
    });
    // On Windows the constructor converts them with the scaling of the primary screen, not of their own.
    if (process.platform === 'win32') created.setBounds(bounds);
    // On Windows and Linux, maximizing shows the window, so this waits until it is first shown.
    created.once('show', () => {
      if (kept?.isMaximized) created.maximize();
    });
    if (!hidden) showWhenReady(created);
    rememberBounds(created, settings);
    keepZoom(created.webContents, settings);
    offerTextMenu(created.webContents);
    created.on('page-title-updated', (event) => event.preventDefault());
    created.on('close', (event) => {
      if (!hidesOnClose()) return;
      event.preventDefault();
      hide(created);
      onHide();
    });
    created.on('closed', () => {
      window = undefined;
    });
    if (isProtected) created.setContentProtection(true);
    watchPage(created);
    askBeforeLeaving(created, onStay);
    created.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => log.error('The page was not loaded.', error));
    return created;
  };

  /** Opens it, without showing it if `hidden`. */
  const open = ({ hidden = false } = {}) => {
    window ??= create(hidden);
  };

  return {
    open,
    /** Brings it to the front, from the tray, the dock or wherever it is; opens it if there is none. */
    show: () => {
      if (!window) return open();
      const wasFocused = window.isFocused();
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      if (isWayland() && !wasFocused) setTimeout(() => raise(window), RAISE_AFTER_MS);
    },
    /** Whether the user is looking at it. */
    isOnScreen: () => window?.isVisible() === true && !window.isMinimized() && window.isFocused(),
    /** Keeps it out of screenshots and shared screens; Linux cannot. */
    protectContent: (on: boolean) => {
      isProtected = on && process.platform !== 'linux';
      if (process.platform !== 'linux') window?.setContentProtection(on);
    },
    contents: (): WebContents | undefined => window?.webContents,
    browserWindow: (): BrowserWindow | undefined => window,
  };
};

export type MainWindow = ReturnType<typeof createMainWindow>;
