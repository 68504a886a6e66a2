import { join } from 'node:path';
import { app, session as electronSession, nativeTheme, powerMonitor, shell } from 'electron';
import type { ArrivedSubmission } from '../shared/ipc-contract.ts';
import { answerAppScheme } from './app-scheme/app-scheme.ts';
import { callHandlers } from './call-handlers.ts';
import { createConsoleLock } from './console-lock.ts';
import { createGlobalKey } from './desktop/global-key.ts';
import { createKeepInTray } from './desktop/keep-in-tray.ts';
import { systemKeyring } from './desktop/keyring.ts';
import { filesNotice, submissionsNotice } from './desktop/new-item-notices.ts';
import { type Notice, topicPaths } from './desktop/notice.ts';
import { createNotificationBatcher } from './desktop/notification-batcher.ts';
import { createNotifier } from './desktop/notify.ts';
import { createPrinting } from './desktop/printing.ts';
import { createSilence } from './desktop/silence.ts';
import { createStartAtLogin } from './desktop/start-at-login.ts';
import { systemTouchId } from './desktop/touch-id.ts';
import { createProgramTray } from './desktop/tray.ts';
import { createTraySupport } from './desktop/tray-support.ts';
import { createUnreadBadge } from './desktop/unread-badge.ts';
import { createSystemDownloads } from './downloading/system-downloads.ts';
import { createSystemDragging } from './dragging/system-dragging.ts';
import { isTrusted } from './ipc/trusted-sender.ts';
import { answerCalls, createEventSender } from './ipc/window-ipc.ts';
import type { LinkTarget } from './links/follow-link.ts';
import { offerQuickLinks } from './links/offer-quick-links.ts';
import type { Log } from './log.ts';
import { createMenuActions } from './menu/menu-actions.ts';
import { createCommandOffer, installMenu, showChecked } from './menu/program-menu.ts';
import { openPinUnlock } from './pin-unlock.ts';
import { warnOfOtherVersion } from './server-address/check-server.ts';
import { createServerConnection } from './server-connection.ts';
import { createServerSession } from './server-session.ts';
import { openLastKnownStore } from './storage/last-known-store.ts';
import { openSessionVault } from './storage/session-vault.ts';
import { openSettings } from './storage/settings.ts';
import { createTouchUnlock } from './touch-unlock.ts';
import { startUpdates } from './updates/start-updates.ts';
import { confirmAddress } from './window/confirm-address.ts';
import { createDeepLinkQueue } from './window/deep-link-queue.ts';
import { lockDownPages, lockDownSession } from './window/lock-down.ts';
import { createMainWindow } from './window/main-window.ts';
import { createLinkOpener } from './window/outside-links.ts';
import { createSpelling } from './window/spelling.ts';

/** Assembles the console and opens its window. `app` has to be ready. */
export const startConsole = async (log: Log): Promise<LinkTarget> => {
  const userData = app.getPath('userData');
  const settings = openSettings(join(userData, 'settings.json'), log);
  const vault = await openSessionVault({ file: join(userData, 'session.bin'), keyring: systemKeyring, log });
  const lastKnown = await openLastKnownStore({
    file: join(userData, 'last-known.bin'),
    keyring: systemKeyring,
    session: () => vault.read(settings.get().server?.origin ?? ''),
    log,
  });
  const spelling = createSpelling(electronSession.defaultSession);
  const server = createServerConnection({ settings, vault, lastKnown, onConnect: spelling.useServer, log });
  spelling.useServer(server.origin());
  const pinUnlock = await openPinUnlock({
    file: join(userData, 'pin.bin'),
    keyring: systemKeyring,
    session: () => session,
    server: server.origin,
    onUnlock: () => lock.unlock(),
    onChange: () => send('lock', lock.state()),
    log,
  });
  const traySupport = createTraySupport(process.platform, process.env.XDG_CURRENT_DESKTOP);
  await traySupport.ask();

  let isQuitting = false;
  const quitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', quitting);
  // They name people, and lead nowhere once the program has ended.
  app.on('will-quit', () => notify.clear());
  // Otherwise Electron sends the first certificate of the system's store.
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log.error(`A process of Chromium's has ended: ${type}, ${reason} (${exitCode}).`),
  );
  app.on('window-all-closed', () => app.quit());

  nativeTheme.themeSource = settings.get().colors;
  const window = createMainWindow({
    settings,
    // On macOS programs run until they quit; elsewhere only the tray can reopen a hidden window.
    hidesOnClose: () => !isQuitting && (process.platform === 'darwin' || keepInTray.hidesOnClose()),
    onHide: () => lock.windowClosed(),
    log,
  });
  const send = createEventSender(window.contents);

  const session = createServerSession({
    vault,
    server: server.origin,
    onMemoryOnly: () =>
      send('notice', {
        id: 'memory-only',
        tone: 'info',
        title: 'The sign-in cannot be saved',
        text: 'This computer has no safe place to store it. You stay signed in until you close the console, and sign in again the next time you start it.',
        lasting: false,
      }),
    onSignOut: () => pinUnlock.signedOut(),
    onChange: () => {
      pinUnlock.sessionChanged();
      lastKnown.erase();
      lock.reset();
      window.protectContent(false);
      commands.setLocked(false);
      // No data of one session may remain for the next.
      for (const batcher of [newFiles, newSubmissions]) batcher.clear();
      notify.clear();
      deepLinks.sessionChanged();
      if (!session.forWindow()) showUnread(0);
    },
  });
  const openOutside = createLinkOpener({
    origins: server.origins,
    confirm: (address) => confirmAddress(window, address),
    open: (address) => shell.openExternal(address),
    log,
  });
  lockDownSession(electronSession.defaultSession);
  lockDownPages({ openOutside, log });
  const { origin, learnPublicOrigin } = server;
  const pageFolder = join(import.meta.dirname, '../renderer');
  answerAppScheme({
    pageFolder,
    server: origin,
    session,
    learnAdmin: ({ publicOrigin, username }) => {
      learnPublicOrigin(publicOrigin);
      pinUnlock.learnUsername(username);
    },
    keepToday: (today) => void lastKnown.keep(today),
    onUnlock: () => {
      pinUnlock.passwordAccepted();
      lock.unlock();
    },
  });

  const notify = createNotifier({
    isInFront: window.isOnScreen,
    onClick: (path) => deepLinks.open(path),
    onMarkRead: (references) => {
      if (!isLocked()) send('mark-read', [...references]);
    },
    onFailed: ({ topic: id, title, body: text, path }) =>
      send('notice', { id, tone: 'info', title, text, lasting: true, path }),
    log,
  });
  const commands = createCommandOffer();
  const lock = createConsoleLock({
    settings,
    isSignedIn: () => session.forWindow() !== undefined,
    monitor: powerMonitor,
    platform: process.platform,
    pin: pinUnlock.state,
    onChange: (state) => {
      send('lock', state);
      commands.setLocked(state.isLocked);
      window.protectContent(state.isLocked);
      if (state.isLocked) notify.clear();
      deepLinks.lockChanged();
    },
  });
  const isLocked = () => lock.state().isLocked;
  window.protectContent(isLocked());
  const deepLinks = createDeepLinkQueue({
    window,
    send,
    isLocked,
    isSignedIn: () => session.forWindow() !== undefined,
  });
  // While the window is locked, nobody sees new items.
  const isOnScreen = () => window.isOnScreen() && !isLocked();
  const silence = createSilence({
    isQuietWhenClosed: () => settings.get().quietWhenClosed,
    onChange: (isPaused) => {
      tray.showPaused(isPaused);
      showChecked('pause-notifications', isPaused);
    },
  });
  const notifyUnlessQuiet = (notice: Notice) => {
    if (!silence.isQuiet()) notify.show(notice);
  };
  const newFiles = createNotificationBatcher<string>({
    isOnScreen,
    notify: notifyUnlessQuiet,
    toNotice: (names) => filesNotice(names, { isLocked: isLocked() }),
  });
  const newSubmissions = createNotificationBatcher<ArrivedSubmission>({
    isOnScreen,
    notify: notifyUnlessQuiet,
    toNotice: (arrived) =>
      submissionsNotice(arrived, { isLocked: isLocked(), showsNames: settings.get().showsNames }),
  });
  const tray = createProgramTray({
    show: window.show,
    showRequests: () => deepLinks.open(topicPaths.submissions),
    pause: silence.pause,
    quit: () => app.quit(),
  });
  const badge = createUnreadBadge(window.browserWindow);
  const showUnread = (count: number) => {
    tray.showUnread(count);
    badge(count);
  };
  const handlers = callHandlers({
    settings,
    server,
    session,
    window,
    lock,
    pinUnlock,
    touchUnlock: createTouchUnlock({ touchId: systemTouchId, session, lock }),
    lastKnown,
    commands,
    dragging: createSystemDragging({ window, send: send, server: origin, log }),
    downloads: createSystemDownloads({ window, send: send, server: origin, settings, log }),
    printing: createPrinting({
      contents: window.contents,
      settings: () => settings.get().printing,
      isLocked,
      log,
    }),
    openOutside,
    onStart: () => {
      deepLinks.pageStarted();
      void warnOfOtherVersion(server.check, send);
    },
    onPath: (place) => {
      settings.set({ place });
      deepLinks.pageAt(place);
    },
    onFiles: newFiles.add,
    onSubmissions: newSubmissions.add,
    showUnread,
    onHours: silence.learnHours,
  });
  answerCalls(handlers, { isTrusted: (event) => isTrusted(event, window.contents()), log });

  const updates = startUpdates({ window, beforeInstall: quitting, log });
  const startAtLogin = createStartAtLogin();
  const globalKey = createGlobalKey(window.show);
  if (settings.get().globalKey && !globalKey.set(true))
    log.warn('Another program has the key that shows the console.');
  const menuActions = createMenuActions({
    window,
    send: send,
    settings,
    server,
    startAtLogin,
    globalKey,
    updates,
    keepTray: tray.keep,
    pauseNotifications: silence.pause,
    isLocked,
    log,
  });
  const showMenu = () => {
    const hasTray = traySupport.isThere();
    installMenu(
      {
        keepInTray: settings.get().keepInTray,
        hasTray,
        startAtLogin: startAtLogin.isOn(),
        globalKey: globalKey.isOn(),
        isPaused: silence.isPaused(),
      },
      menuActions,
    );
    // A new menu offers no commands yet.
    commands.setLocked(isLocked());
  };
  const keepInTray = createKeepInTray({
    settings,
    support: traySupport,
    keep: tray.keep,
    show: window.show,
    quit: () => app.quit(),
    onFound: showMenu,
  });
  tray.keep(traySupport.isThere() && settings.get().keepInTray);
  showMenu();

  window.open({ hidden: startAtLogin.wasStarted() && keepInTray.startsHidden() });
  const target = { show: window.show, openPath: deepLinks.open, lock: lock.lock };
  offerQuickLinks(target, log);
  return target;
};
