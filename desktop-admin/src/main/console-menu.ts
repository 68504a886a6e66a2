import { app } from 'electron';
import { createGlobalKey } from './desktop/global-key.ts';
import { createKeepInTray } from './desktop/keep-in-tray.ts';
import type { Silence } from './desktop/silence.ts';
import { createStartAtLogin } from './desktop/start-at-login.ts';
import type { TraySupport } from './desktop/tray-support.ts';
import { createMenuActions, type MenuActionsDeps } from './menu/menu-actions.ts';
import { type CommandOffer, installMenu } from './menu/program-menu.ts';

interface ConsoleMenuDeps extends Omit<MenuActionsDeps, 'startAtLogin' | 'globalKey' | 'pauseNotifications'> {
  readonly traySupport: TraySupport;
  readonly silence: Silence;
  readonly commands: CommandOffer;
}

/** The menu, and what it sets on this computer: the tray, the start at login, the key that shows the console. */
export const startConsoleMenu = (deps: ConsoleMenuDeps) => {
  const { window, settings, traySupport, keepTray, silence, commands, isLocked, log } = deps;
  const startAtLogin = createStartAtLogin();
  const globalKey = createGlobalKey(window.show);
  if (settings.get().globalKey && !globalKey.set(true))
    log.warn('Another program has the key that shows the console.');
  const actions = createMenuActions({
    ...deps,
    startAtLogin,
    globalKey,
    pauseNotifications: silence.pause,
  });
  const showMenu = () => {
    installMenu(
      {
        keepInTray: settings.get().keepInTray,
        hasTray: traySupport.isThere(),
        startAtLogin: startAtLogin.isOn(),
        globalKey: globalKey.isOn(),
        isPaused: silence.isPaused(),
      },
      actions,
    );
    // A new menu offers no commands yet.
    commands.setLocked(isLocked());
  };
  const keepInTray = createKeepInTray({
    settings,
    support: traySupport,
    keep: keepTray,
    show: window.show,
    quit: () => app.quit(),
    onFound: showMenu,
  });
  keepTray(traySupport.isThere() && settings.get().keepInTray);
  showMenu();
  return { ...keepInTray, wasStartedAtLogin: startAtLogin.wasStarted };
};
