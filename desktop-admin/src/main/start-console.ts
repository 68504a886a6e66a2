import { join } from 'node:path';
import { session as electronSession, nativeTheme, powerMonitor } from 'electron';
import type { EventArgument } from '../shared/ipc-contract.ts';
import { answerAppScheme } from './app-scheme/app-scheme.ts';
import { callHandlers } from './call-handlers.ts';
import { createConsoleLock } from './console-lock.ts';
import { startConsoleMenu } from './console-menu.ts';
import { openConsoleStores } from './console-stores.ts';
import { systemKeyring } from './desktop/keyring.ts';
import { createPrinting } from './desktop/printing.ts';
import { createDownloads } from './downloading/downloads.ts';
import { createDragging } from './dragging/dragging.ts';
import { answerCalls, createEventSender } from './ipc/window-ipc.ts';
import type { LinkTarget } from './links/console-link.ts';
import { offerQuickLinks } from './links/offer-quick-links.ts';
import { createCommandOffer } from './menu/program-menu.ts';
import { createNewItems } from './new-items.ts';
import { openPinUnlock } from './pin-unlock.ts';
import { answerProgramEvents } from './program-events.ts';
import { createServerWarning } from './server-address/check-server.ts';
import { createServerSession } from './server-session.ts';
import { createTouchUnlock } from './touch-unlock.ts';
import { startUpdates } from './updates/start-updates.ts';
import { createDeepLinkQueue } from './window/deep-link-queue.ts';
import { lockDownPages, lockDownSession } from './window/lock-down.ts';
import { createMainWindow } from './window/main-window.ts';
import { createLinkOpener } from './window/outside-links.ts';

const MEMORY_ONLY: EventArgument<'notice'> = {
  id: 'memory-only',
  tone: 'info',
  title: 'The sign-in cannot be saved',
  text: 'This computer has no safe place to store it. You stay signed in until you close the console, and sign in again the next time you start it.',
  lasting: false,
};

/** Assembles the console and opens its window. `app` has to be ready. */
export const startConsole = async (): Promise<LinkTarget> => {
  const { settings, vault, lastKnown, server, pinFile } = await openConsoleStores();
  const pinUnlock = await openPinUnlock({
    file: pinFile,
    keyring: systemKeyring,
    session: () => session,
    server: server.origin,
    onUnlock: () => lock.unlock(),
    onChange: () => send('lock', lock.state()),
  });
  const quitting = answerProgramEvents(() => newItems.hide());

  nativeTheme.themeSource = settings.get().colors;
  const window = createMainWindow({
    settings,
    // On macOS programs run until they quit; elsewhere only the tray can reopen a hidden window.
    hidesOnClose: () => !quitting.isQuitting() && (process.platform === 'darwin' || menu.hidesOnClose()),
    onHide: () => lock.windowClosed(),
    onStay: quitting.cancel,
  });
  const send = createEventSender(window.contents);
  const session = createServerSession({
    vault,
    server: server.origin,
    onMemoryOnly: () => send('notice', MEMORY_ONLY),
    onSignOut: () => pinUnlock.signedOut(),
    onChange: () => {
      pinUnlock.sessionChanged();
      lastKnown.erase();
      lock.reset();
      window.protectContent(false);
      commands.setLocked(false);
      newItems.forget();
      deepLinks.sessionChanged();
      if (!session.forWindow()) newItems.showUnread(0);
    },
  });
  const openOutside = createLinkOpener({ origins: server.origins, window });
  lockDownSession(electronSession.defaultSession);
  lockDownPages(openOutside);
  const serverWarning = createServerWarning(server.check, send);
  answerAppScheme({
    pageFolder: join(import.meta.dirname, '../renderer'),
    server: server.origin,
    session,
    learnAdmin: ({ publicOrigin, username }) => {
      server.learnPublicOrigin(publicOrigin);
      pinUnlock.learnUsername(username);
    },
    keepToday: (today) => void lastKnown.keep(today),
    onUnlock: () => {
      pinUnlock.passwordAccepted();
      lock.unlock();
    },
    onStream: () => void serverWarning.streamChanged(),
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
      if (state.isLocked) newItems.hide();
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
  const newItems = createNewItems({ window, settings, isLocked, open: deepLinks.open, send });
  const handlers = callHandlers({
    settings,
    server,
    session,
    window,
    lock,
    pinUnlock,
    touchUnlock: createTouchUnlock({ session, lock }),
    lastKnown,
    commands,
    dragging: createDragging({ window, send, server: server.origin }),
    downloads: createDownloads({ window, send, server: server.origin, settings }),
    printing: createPrinting({
      contents: window.contents,
      settings: () => settings.get().printing,
      isLocked,
    }),
    openOutside,
    onStart: () => {
      deepLinks.pageStarted();
      void serverWarning.pageStarted();
    },
    onPath: (place) => {
      settings.set({ place });
      deepLinks.pageAt(place);
    },
    newItems,
  });
  answerCalls(handlers, window.contents);

  const updates = startUpdates({ window, quitting });
  const { keepTray, silence } = newItems;
  const menu = startConsoleMenu({
    window,
    settings,
    server,
    updates,
    keepTray,
    silence,
    commands,
    isLocked,
    send,
  });
  window.open({ hidden: menu.startsHidden });
  const target = { show: window.show, openPath: deepLinks.open, lock: lock.lock };
  offerQuickLinks(target);
  newItems.listen();
  return target;
};
