import { Menu } from 'electron';
import { createGlobalKey } from './desktop/global-key.ts';
import { createStartAtLogin } from './desktop/start-at-login.ts';
import { createTraySupport } from './desktop/tray-support.ts';
import { log } from './log.ts';
import { createMenuActions, type MenuActionsDeps } from './menu/menu-actions.ts';
import { menuTemplate } from './menu/menu-template.ts';
import type { CommandOffer } from './menu/program-menu.ts';

interface ConsoleMenuDeps extends Omit<MenuActionsDeps, 'startAtLogin' | 'globalKey'> {
  readonly commands: CommandOffer;
}

/** The menu, and what it sets on this computer: the tray, the start at login, the key that shows the console. */
export const startConsoleMenu = (deps: ConsoleMenuDeps) => {
  const { window, settings, keepTray, silence, commands, isLocked } = deps;
  const traySupport = createTraySupport(process.platform, process.env.XDG_CURRENT_DESKTOP);
  const startAtLogin = createStartAtLogin();
  const globalKey = createGlobalKey(window.show);
  if (settings.get().globalKey && !globalKey.set(true))
    log.warn('Another program has the key that shows the console.');
  const actions = createMenuActions({ ...deps, startAtLogin, globalKey });
  const showMenu = () => {
    const state = {
      keepInTray: settings.get().keepInTray,
      hasTray: traySupport.isThere(),
      startAtLogin: startAtLogin.isOn(),
      globalKey: globalKey.isOn(),
      isPaused: silence.isPaused(),
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, actions)));
    // A new menu offers no commands yet.
    commands.setLocked(isLocked());
  };
  const keepsInTray = () => settings.get().keepInTray && traySupport.isThere();
  const showTray = () => {
    keepTray(keepsInTray());
    showMenu();
  };
  showTray();
  const startsHidden = startAtLogin.wasStarted() && settings.get().keepInTray;
  // GNOME's extension may start after this program. Without a tray, nothing else would show a hidden window.
  if (!traySupport.isThere())
    void traySupport.wait().then((isThere) => {
      if (isThere) showTray();
      else if (startsHidden) window.show();
    });
  return { hidesOnClose: keepsInTray, startsHidden };
};
