import { join } from 'node:path';
import { app, session } from 'electron';
import { answerAppScheme } from './app-scheme/app-scheme.ts';
import { callHandlers } from './call-handlers.ts';
import { createArrivals } from './desktop/arrivals.ts';
import { systemKeyring } from './desktop/keyring.ts';
import { createNotifier } from './desktop/notify.ts';
import { programIcon } from './desktop/program-icons.ts';
import { createStartAtLogin, HIDDEN_START } from './desktop/start-at-login.ts';
import { createTraySwitch } from './desktop/tray.ts';
import { createSystemDragging } from './dragging/system-dragging.ts';
import { answerCalls } from './ipc/answer-calls.ts';
import { createTellWindow } from './ipc/tell-window.ts';
import { isTrusted } from './ipc/trusted-sender.ts';
import type { Log } from './log/log.ts';
import { createMenuActions } from './menu/menu-actions.ts';
import { putUpMenu } from './menu/program-menu.ts';
import { createServerConnection } from './server-connection.ts';
import { openSessionVault } from './storage/session-vault.ts';
import { openSettings } from './storage/settings.ts';
import { startUpdates } from './updates/start-updates.ts';
import { warnOfOtherVersion } from './warn-of-other-version.ts';
import { lockDownPages, lockDownSession } from './window/lock-down.ts';
import { createMainWindow } from './window/main-window.ts';
import { offerToReload } from './window/offer-to-reload.ts';
import { openOutside } from './window/open-outside.ts';

/** Where a notification about new files leads: the library, newest first. */
const NEWEST = '/admin/media?sort=newest';

/** Puts the console together and opens its window. Electron has to be ready. */
export const startConsole = (log: Log): { readonly show: () => void } => {
  const userData = app.getPath('userData');
  const settings = openSettings(join(userData, 'settings.json'), log);
  const vault = openSessionVault({ file: join(userData, 'session.bin'), keyring: systemKeyring, log });
  const server = createServerConnection({ settings, vault, log });

  let isQuitting = false;
  const quitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', quitting);
  app.on('window-all-closed', () => app.quit());

  const window = createMainWindow({
    settings,
    icon: programIcon,
    // On macOS a program stays until it is quit; elsewhere only the tray gives a way back.
    hidesOnClose: () => !isQuitting && (process.platform === 'darwin' || settings.get().keepInTray),
    onGone: (gone, reason) => void offerToReload(gone, reason, log),
    log,
  });
  const tell = createTellWindow(window.contents);

  lockDownSession(session.defaultSession);
  lockDownPages({ openOutside: (address) => void openOutside(address, server.origin(), log), log });
  answerAppScheme({ pageFolder: join(import.meta.dirname, '../renderer'), server: server.origin });

  const notify = createNotifier(() => {
    window.show();
    tell('open-place', NEWEST);
  });
  answerCalls(
    callHandlers({
      settings,
      vault,
      server,
      dragging: createSystemDragging({ window, tell, server: server.origin, log }),
      onStart: () => void warnOfOtherVersion(server, tell),
      onArrival: createArrivals({ isInSight: window.isInSight, notify }),
      log,
    }),
    { isTrusted: (event) => isTrusted(event, window.contents()), log },
  );

  const startAtLogin = createStartAtLogin();
  const switchTray = createTraySwitch({ show: window.show, quit: () => app.quit() });
  const { keepInTray } = settings.get();
  switchTray(keepInTray);
  putUpMenu(
    { keepInTray, startAtLogin: startAtLogin.isOn() },
    createMenuActions({ window, tell, settings, server, startAtLogin, switchTray, log }),
  );

  window.open({ hidden: keepInTray && process.argv.includes(HIDDEN_START) });
  void startUpdates({ window, beforeInstall: quitting, log }).catch((error: unknown) =>
    log.error('Updates cannot be looked for.', error),
  );
  return { show: window.show };
};
