import { ClipboardItem, clipboard, nativeImage, nativeTheme } from 'electron';
import type { ConsoleLock } from './console-lock.ts';
import { pngSize } from './desktop/png-size.ts';
import type { Printing } from './desktop/printing.ts';
import type { Downloads } from './downloading/downloads.ts';
import type { Dragging } from './dragging/dragging.ts';
import type { CallHandlers } from './ipc/window-ipc.ts';
import type { CommandOffer } from './menu/program-menu.ts';
import type { NewItems } from './new-items.ts';
import type { PinUnlock } from './pin-unlock.ts';
import type { ServerConnection } from './server-connection.ts';
import type { ServerSession } from './server-session.ts';
import type { LastKnownStore } from './storage/last-known-store.ts';
import type { SettingsStore } from './storage/settings.ts';
import type { TouchUnlock } from './touch-unlock.ts';
import type { MainWindow } from './window/main-window.ts';
import type { OpenOutside } from './window/outside-links.ts';

/**
 * Maximum number of pixels of a picture: decoded, each takes four bytes of memory, here and once more in the
 * clipboard.
 */
const MAX_PIXELS = 60_000_000;

/**
 * Writes a picture to the clipboard as a bitmap. Rejects if the bytes are not a PNG, or if it is too large:
 * its size is read from the header before anything is decoded.
 */
const copyPicture = async (png: Uint8Array<ArrayBuffer>): Promise<void> => {
  const size = pngSize(png);
  if (size === undefined) throw new Error('This is not a picture.');
  if (size.width * size.height > MAX_PIXELS) throw new Error('This picture is too large.');
  // The clipboard would accept bytes that cannot be decoded, and be empty afterwards.
  if (nativeImage.createFromBuffer(Buffer.from(png)).isEmpty()) throw new Error('This is not a picture.');
  await clipboard.write([new ClipboardItem({ 'image/png': new Blob([png], { type: 'image/png' }) })]);
};

interface HandlerDeps {
  readonly settings: SettingsStore;
  readonly server: ServerConnection;
  readonly session: ServerSession;
  readonly window: MainWindow;
  readonly lock: ConsoleLock;
  readonly touchUnlock: TouchUnlock;
  readonly pinUnlock: PinUnlock;
  readonly lastKnown: Pick<LastKnownStore, 'read'>;
  readonly commands: CommandOffer;
  readonly dragging: Dragging;
  readonly downloads: Downloads;
  readonly printing: Printing;
  readonly openOutside: OpenOutside;
  /** Called when the window has started and listens to events. */
  readonly onStart: () => void;
  /** Called with each path of the portal that the window shows. */
  readonly onPath: (path: string) => void;
  readonly newItems: NewItems;
}

/** Handlers for the calls of the window. */
export const callHandlers = (deps: HandlerDeps): CallHandlers => {
  const { settings, server, session, window, lock, touchUnlock, pinUnlock, lastKnown, commands } = deps;
  const { dragging, downloads, printing, openOutside, onStart, onPath, newItems } = deps;
  return {
    'window:start': () => {
      onStart();
      const { showsNames, quietWhenClosed, printing: printSettings } = settings.get();
      return {
        server: server.origin() ?? null,
        address: settings.get().server?.address ?? '',
        session: session.forWindow() ?? null,
        lock: lock.state(),
        hasTouchId: touchUnlock.isAvailable(),
        settings: { showsNames, quietWhenClosed, printing: printSettings },
        path: settings.get().place,
      };
    },
    'window:reload': () => window.contents()?.reload(),
    'menu:offer': commands.offer,
    'colors:choose': (colors) => {
      nativeTheme.themeSource = colors;
      settings.set({ colors });
    },
    'server:connect': (typed) => server.connect(typed),
    'session:end': (handle) => session.end(handle),
    'lock:now': lock.lock,
    'lock:after': lock.setMinutes,
    'lock:on-close': lock.setOnClose,
    'lock:touch-id': touchUnlock.unlock,
    'lock:pin': pinUnlock.unlock,
    'lock:set-pin': pinUnlock.set,
    'last-known:read': () => (lock.state().isLocked ? null : (lastKnown.read() ?? null)),
    'clipboard:text': (text) => clipboard.writeText(text),
    'clipboard:picture': copyPicture,
    'drag:start': (publicUrls) => dragging.start(publicUrls),
    'drag:release': () => dragging.release(),
    'download:choose': downloads.choose,
    'download:save': downloads.save,
    'download:cancel': downloads.cancel,
    'download:show': downloads.show,
    'download:open': downloads.open,
    'printing:printers': printing.printers,
    'printing:print': printing.print,
    'link:open': openOutside,
    'files:arrived': newItems.addFiles,
    'submissions:arrived': newItems.addSubmissions,
    'unread:show': newItems.showUnread,
    'settings:set': (changed) => settings.set(changed),
    'hours:tell': newItems.learnHours,
    'path:keep': onPath,
  };
};
