import { createStartAtLogin } from './desktop/start-at-login.ts';
import { createTraySupport } from './desktop/tray-support.ts';
import { createMenuActions, type MenuActionsDeps } from './menu/menu-actions.ts';
import { type CommandOffer, installMenu } from './menu/program-menu.ts';

interface ConsoleMenuDeps extends Omit<MenuActionsDeps, 'startAtLogin'> {
  readonly commands: CommandOffer;
}

/** The menu, and what it sets on this computer: the tray, and the start at login. */
export const startConsoleMenu = (deps: ConsoleMenuDeps) => {
  const { window, settings, keepTray, commands, isLocked } = deps;
  const traySupport = createTraySupport(process.platform, process.env.XDG_CURRENT_DESKTOP);
  const startAtLogin = createStartAtLogin();
  const actions = createMenuActions({ ...deps, startAtLogin });
  const showMenu = () => {
    installMenu(
      {
        keepInTray: settings.get().keepInTray,
        hasTray: traySupport.isThere(),
        startAtLogin: startAtLogin.isOn(),
      },
      actions,
    );
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
