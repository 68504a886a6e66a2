import type { HttpClient } from '../../api/index.ts';
import type { Notice } from '../../ui/index.ts';
import type { HostLock } from './host-lock.ts';
import type { HostNotifications } from './host-notifications.ts';

/** What is kept of a session between visits (SPEC section 3): the token and when it ends (ISO, server's clock). */
export interface StoredSession {
  readonly token: string;
  readonly expiresAt: string;
}

/** A place to keep the session. Reading never throws; what cannot be read is no session. */
export interface SessionStore {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  clear(): void;
  /** Calls `listener` when someone else (another tab) has changed what is stored; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** What the menu of a program can ask of the screens. `find` leads to the screen's search, or to the library's. */
export type HostCommand = 'refresh' | 'find' | 'select-all' | 'lock' | 'sign-out';

/** Files of the server dragged out of the window into other programs. */
export interface FileDragging {
  /** Fetches files, named by publicUrl, and has the system drag them; says itself what hinders that. */
  start(publicUrls: readonly string[]): void;
  /** The button was let go: what is still being fetched shall not start to drag any more. */
  release(): void;
}

/** Files of the server to be saved on this computer. */
export interface Download {
  /** The file's own name, or that of the archive. */
  readonly name: string;
  /** Asks the server for a root-relative address that gives it, once and within a minute. */
  readonly prepare: () => Promise<string>;
}

export type DownloadOutcome =
  /** The browser saves it and shows how far it is. */
  | { readonly outcome: 'started' }
  /** `place` is the path it was saved to. */
  | { readonly outcome: 'saved'; readonly place: string }
  /** By the person, who knows. */
  | { readonly outcome: 'cancelled' }
  /** What is wrong and what to do, in one sentence. */
  | { readonly outcome: 'failed'; readonly sentence: string };

/**
 * All that the portal's screens know of the program they run in: a browser tab, or the console on
 * the shop's computer. What a host may lack is an optional field; a screen without it leaves the
 * control out.
 */
export interface AdminHost {
  /** Calls to the server, through whatever door the host has. */
  readonly http: HttpClient;
  readonly session: SessionStore;
  notify(notice: Notice): void;
  /** Takes the notice with this id away, if it is still there. */
  hideNotice(id: string): void;
  /**
   * Puts `text` on the clipboard; rejects where that is not to be had. Has to be called right after a
   * click or a key, and takes a promise for a text that comes later.
   */
  copyText(text: string | Promise<string>): Promise<void>;
  /**
   * The server's public address for a root-relative one: what is copied has to open elsewhere.
   * In a browser that is the page's own origin.
   */
  publicAddress(rootRelative: string): string;
  /** Told what the server calls its own public origin, whenever it has said so. */
  readonly learnPublicOrigin?: (origin: string) => void;
  /**
   * Calls `listener` with those commands of the program's own menu that are in `names`; returns what
   * ends that. The menu greys what nobody listens to. Where there is a menu, its Copy (and Ctrl or Cmd
   * with C) copies the URLs of the selection.
   */
  readonly commands?: (names: readonly HostCommand[], listener: (command: HostCommand) => void) => () => void;
  /** Puts a picture itself on the clipboard, as PNG; rejects where the system refuses it. */
  readonly copyPicture?: (png: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Opens an address in the browser; rejects where the system refuses it. */
  readonly openOutside?: (address: string) => Promise<void>;
  /** Loads the window anew, where the page itself must not navigate. */
  readonly reload?: () => void;
  readonly dragging?: FileDragging;
  /** Hides the screens from passers-by until the password is entered. */
  readonly lock?: HostLock;
  /** Saves files; rejects with what `prepare` rejects with, and with nothing else. */
  readonly download?: (download: Download) => Promise<DownloadOutcome>;
  readonly notifications?: HostNotifications;
}
