import { app, Menu, shell } from 'electron';
import { version } from '../../../package.json' with { type: 'json' };
import type { Command } from '../../shared/ipc-contract.ts';
import { CONSOLE_TITLE } from '../desktop/branding.ts';
import { type GlobalKey, globalKeyName } from '../desktop/global-key.ts';
import { ask } from '../desktop/questions.ts';
import type { Silence } from '../desktop/silence.ts';
import type { StartAtLogin } from '../desktop/start-at-login.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import { log } from '../log.ts';
import type { ServerConnection } from '../server-connection.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { Updates } from '../updates/start-updates.ts';
import type { MainWindow } from '../window/main-window.ts';
import { changeZoom, type ZoomChange } from '../window/zoom.ts';
import { showChecked } from './program-menu.ts';

export interface MenuActionsDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly settings: SettingsStore;
  readonly server: ServerConnection;
  readonly startAtLogin: StartAtLogin;
  readonly globalKey: GlobalKey;
  readonly keepTray: (on: boolean) => void;
  readonly silence: Silence;
  readonly updates: Updates;
  readonly isLocked: () => boolean;
}

const serverLine = (found: Awaited<ReturnType<ServerConnection['check']>>): string => {
  if (!found) return 'No server is set.';
  const { origin, checked } = found;
  return checked.outcome === 'ours' ? `Server ${checked.version} (${origin})` : checked.sentence;
};

export const createMenuActions = (deps: MenuActionsDeps) => {
  const { window, send, settings, server, startAtLogin, globalKey, keepTray } = deps;
  const { silence, updates, isLocked } = deps;
  const fail = (id: string, title: string, text: string) =>
    send('notice', { id, tone: 'error', title, text, lasting: true });
  return {
    /** A command that the screens handle; the window is brought to the front for it. */
    command: (name: Command) => {
      // On macOS the key is the menu's, also for the lock's password field and for dialogs in front.
      const isOurs = !isLocked() && window.browserWindow()?.isFocused() === true;
      if (process.platform === 'darwin' && name === 'select-all' && !isOurs)
        return Menu.sendActionToFirstResponder('selectAll:');
      window.show();
      // Select All is never disabled.
      if (!isLocked()) send('command', name);
    },
    zoom: (change: ZoomChange) => {
      const contents = window.contents();
      if (contents) changeZoom(contents, settings, change);
    },
    keepInTray: (on: boolean) => {
      settings.set({ keepInTray: on });
      keepTray(on);
    },
    startAtLogin: (on: boolean) => {
      try {
        startAtLogin.set(on);
      } catch (error) {
        log.error('Starting at login cannot be set.', error);
        showChecked('start-at-login', startAtLogin.isOn());
        fail(
          'start-at-login',
          'The setting was not saved',
          'The system does not let this program start when you sign in. Look for it in the system’s settings.',
        );
      }
    },
    pauseNotifications: (on: boolean) => silence.pause(on),
    globalKey: (on: boolean) => {
      const isSet = globalKey.set(on);
      settings.set({ globalKey: on && isSet });
      if (isSet) return;
      showChecked('global-key', false);
      fail(
        'global-key',
        'That keyboard shortcut is taken',
        `Another program uses ${globalKeyName()}. Change the shortcut there, then turn it on here again.`,
      );
    },
    about: async () => {
      const { electron, chrome } = process.versions;
      const detail = [
        `Console ${version}`,
        `Electron ${electron}`,
        `Chromium ${chrome}`,
        serverLine(await server.check()),
      ].join('\n');
      window.show();
      await ask(window.browserWindow(), { type: 'info', message: CONSOLE_TITLE, detail, buttons: ['OK'] });
    },
    checkForUpdates: () => void updates.check(),
    openLogFolder: () => void shell.openPath(app.getPath('logs')),
  };
};

export type MenuActions = ReturnType<typeof createMenuActions>;
