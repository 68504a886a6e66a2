import type { HttpClient } from '@jeweler/core/api';
import type { ActionResult, AdminSession, LastKnown, Printer } from '@jeweler/core/schemas';
import type { Notice } from '@jeweler/core/ui';
import type { HostLock } from './host-lock.ts';
import type { HostNotifications } from './host-notifications.ts';
import type { HostSettings } from './host-settings.ts';

/** Printing without the system's dialog, which browsers do not allow. */
export interface HostPrinting extends HostSettings {
  readonly printers: () => Promise<readonly Printer[]>;
  /** Prints what the page shows in print, on the chosen printer. Refused while locked. */
  readonly print: () => Promise<ActionResult>;
}

/** Storage for the session (SPEC section 3). Reading never throws; an unreadable session counts as none. */
export interface SessionStore {
  read(): AdminSession | undefined;
  write(session: AdminSession): void;
  clear(): void;
  /** Calls `listener` when another tab has changed the stored session; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Commands that a host's menu can send to the screens. `find` focuses the screen's search, or else the
 * library's.
 */
export type HostCommand = 'refresh' | 'find' | 'select-all' | 'lock' | 'sign-out';

/** Dragging of the server's files out of the window into other programs. */
export interface FileDragging {
  /** Fetches files, identified by publicUrl, and starts a system drag; reports failures itself. */
  start(publicUrls: readonly string[]): void;
  /** The mouse button was released: files still being fetched must not start a drag anymore. */
  release(): void;
}

/** A download of files from the server to this computer. */
export interface Download {
  /** The name of the file, or that of the archive. */
  readonly name: string;
  /** Requests a root-relative URL for the download from the server; it is valid once, for a minute. */
  readonly prepare: () => Promise<string>;
}

/** What a program on the computer can do with a file that it has saved; both report a failure themselves. */
export interface SavedFileActions {
  /** Shows the file in its folder. */
  readonly show: () => Promise<void>;
  /** Opens it; undefined for kinds that could run something. */
  readonly open?: () => Promise<void>;
}

export type DownloadOutcome =
  /** The browser saves the file and shows the progress. */
  | { readonly outcome: 'started' }
  /** `savedTo` is its path. */
  | { readonly outcome: 'saved'; readonly savedTo: string; readonly actions: SavedFileActions }
  /** Cancelled by the user, so no message is needed. */
  | { readonly outcome: 'cancelled' }
  /** What went wrong and what to do about it, in one sentence. */
  | { readonly outcome: 'failed'; readonly sentence: string };

/**
 * Everything the portal's screens know about the program they run in: a browser tab, or the console on the
 * shop's computer. Capabilities that a host may lack are optional fields; a screen leaves out the control for
 * a missing one.
 */
export interface AdminHost {
  /** Calls to the server, by the host's means. */
  readonly http: HttpClient;
  readonly session: SessionStore;
  notify(notice: Notice): void;
  /** Hides the notice with this id if it is still shown. */
  hideNotice(id: string): void;
  /** Hides every notice: what they say and offer ends with the session. */
  hideNotices(): void;
  /**
   * Writes `text` to the clipboard; rejects if the clipboard is unavailable. Has to be called directly in a
   * click or key handler, and accepts a promise for text that is not available yet.
   */
  copyText(text: string | Promise<string>): Promise<void>;
  /**
   * The server's public URL for a root-relative one: copied URLs have to work elsewhere. In a browser this is
   * the page's own origin.
   */
  publicAddress(rootRelative: string): string;
  /** Called with the server's own public origin whenever the server reports it. */
  readonly learnPublicOrigin?: (origin: string) => void;
  /**
   * Calls `listener` with those commands of the program's menu that are in `names`; returns the unsubscribe
   * function. The menu disables commands without a listener. Where there is a menu, its Copy command (and
   * Ctrl or Cmd with C) copies the URLs of the selection.
   */
  readonly commands?: (names: readonly HostCommand[], listener: (command: HostCommand) => void) => () => void;
  /** Writes an image to the clipboard, as PNG; rejects if the system refuses it. */
  readonly copyPicture?: (png: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Opens a URL in the browser; rejects if the system refuses it. */
  readonly openOutside?: (address: string) => Promise<void>;
  /** Reloads the window, for hosts where the page itself must not navigate. */
  readonly reload?: () => void;
  readonly dragging?: FileDragging;
  /** Hides the screens from passers-by until the password is entered. */
  readonly lock?: HostLock;
  /**
   * What was last known of today, for when the server is gone: kept for two days, and no longer than the session. Null if
   * nothing is kept, and while locked.
   */
  readonly lastKnown?: () => Promise<LastKnown | null>;
  /** Saves files; rejects only with what `prepare` rejects with. */
  readonly download: (download: Download) => Promise<DownloadOutcome>;
  /**
   * Most bytes of a file that a request carries, for hosts that report the progress of uploads only when one has
   * been answered.
   */
  readonly uploadChunkBytes?: number;
  readonly notifications?: HostNotifications;
  readonly printing?: HostPrinting;
}
