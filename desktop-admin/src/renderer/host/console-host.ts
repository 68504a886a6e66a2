import { createHttpClient } from '@jeweler/core/api';
import type { AdminSession } from '@jeweler/core/schemas';
import { hideNotice, hideNotices, type Notice, showNotice } from '@jeweler/core/ui';
import { type AdminHost, type HostSettings, publicAddresses, type SessionStore } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createFileDragging } from './file-dragging.ts';
import { createFileSaving } from './file-saving.ts';
import type { Menu } from './menu.ts';
import type { WindowLock } from './window-lock.ts';

/** Holds back notices while the window is locked: they are shown after unlocking, and not before. */
const createDeferredNotices = (lock: WindowLock) => {
  let deferred: Notice[] = [];
  lock.subscribe(() => {
    if (lock.state().isLocked) return;
    for (const notice of deferred) showNotice(notice);
    deferred = [];
  });
  return {
    notify: (notice: Notice) => {
      if (lock.state().isLocked) deferred.push(notice);
      else showNotice(notice);
    },
    /** Called when the session has ended: the pending notices were for its user. */
    drop: () => {
      deferred = [];
    },
  };
};

/**
 * The session of the only window. Its token is a handle: main stores the real one, adds it to the calls that
 * it forwards, and drops it when one of them, or the window, ends the session.
 */
const createSessionStore = (
  { bridge, lock }: Pick<ConsoleHostDeps, 'bridge' | 'lock'>,
  notices: ReturnType<typeof createDeferredNotices>,
  initial: AdminSession | null,
): SessionStore => {
  let session = initial ?? undefined;
  return {
    read: () => session,
    write: (next) => {
      session = next;
    },
    clear: () => {
      if (session) sendToMain(bridge, 'session:end', session.token);
      session = undefined;
      notices.drop();
      lock.reset();
    },
    // No other window could change it.
    subscribe: () => () => undefined,
  };
};

interface ConsoleHostDeps {
  readonly bridge: ShopConsole;
  readonly menu: Menu;
  readonly lock: WindowLock;
  readonly settings: HostSettings;
  /** Origin of the server that main is connected to, without a trailing slash. */
  readonly server: string;
  readonly session: AdminSession | null;
}

/** Maximum number of file names in one call to main. */
const MAX_NAMES = 100_000;

/**
 * Chromium reports no progress of what is uploaded to a scheme of the program's own. So many bytes take half a minute
 * on a slow line, well before an upload without progress counts as interrupted.
 */
const UPLOAD_CHUNK_BYTES = 1_000_000;

/**
 * The host of the staff portal in the console's window. Calls, pictures and videos go to the window's own
 * origin, from where main forwards them to the server; what only a desktop program can do goes to main.
 */
export const createConsoleHost = (deps: ConsoleHostDeps): AdminHost => {
  const { bridge, menu, lock, settings, server, session } = deps;
  const notices = createDeferredNotices(lock);
  return {
    http: createHttpClient(),
    session: createSessionStore(deps, notices, session),
    notify: notices.notify,
    hideNotice,
    hideNotices,
    copyText: async (text) => bridge.call('clipboard:text', await text),
    ...publicAddresses(server),
    commands: (names, listener) =>
      menu.subscribe(names, (command) => {
        if (command !== 'server-address') listener(command);
      }),
    copyPicture: (png) => bridge.call('clipboard:picture', png),
    openOutside: (address) => bridge.call('link:open', address),
    reload: () => sendToMain(bridge, 'window:reload'),
    dragging: createFileDragging(bridge),
    lock,
    download: createFileSaving(bridge),
    uploadChunkBytes: UPLOAD_CHUNK_BYTES,
    notifications: {
      ...settings,
      filesArrived: (names) => sendToMain(bridge, 'files:arrived', names.slice(0, MAX_NAMES)),
      submissionsArrived: (submissions) => sendToMain(bridge, 'submissions:arrived', [...submissions]),
      showUnread: (count) => sendToMain(bridge, 'unread:show', count),
      // The notes on closed days are for staff.
      learnHours: ({ week, closedDays }) =>
        sendToMain(bridge, 'hours:tell', { week, closedDays: closedDays.map(({ day }) => ({ day })) }),
      subscribeToMarkRead: (listener) => bridge.on('mark-read', listener),
    },
    printing: {
      ...settings,
      printers: () => bridge.call('printing:printers'),
      print: () =>
        bridge
          .call('printing:print')
          .catch(() => ({ outcome: 'failed', sentence: 'The console could not print it.' }) as const),
    },
    // Main says whether it may be shown.
    lastKnown: () => bridge.call('last-known:read'),
  };
};
