import type { HttpClient } from '../../api/index.ts';
import type { Notice } from '../../ui/index.ts';

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

/** Where the portal is. Paths are the portal's own (`/admin/media?view=list`), whatever the host shows. */
export interface Navigation {
  /** Path and query of the present place. */
  current(): string;
  /** The place that led to the present one, if that was said when going there; also after a reload. */
  cameFrom(): string | undefined;
  /** With `replace` the present place leaves no trace in the history. */
  go(to: string, options?: { replace?: boolean; cameFrom?: string }): void;
  subscribe(listener: () => void): () => void;
}

/** What the menu of a program can ask of the screens. `find` leads to the library's search. */
export type HostCommand = 'refresh' | 'find' | 'select-all' | 'sign-out';

/** Files of the server dragged out of the window into other programs. */
export interface FileDragging {
  /** Fetches files, named by publicUrl, and has the system drag them; says itself what hinders that. */
  start(publicUrls: readonly string[]): void;
  /** The button was let go: what is still being fetched shall not start to drag any more. */
  release(): void;
}

/**
 * All that the portal's screens know of the program they run in: a browser tab, or the console on
 * the shop's computer. What a host may lack is an optional field; a screen without it leaves the
 * control out.
 */
export interface AdminHost {
  /** Calls to the server, through whatever door the host has. */
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  notify(notice: Notice): void;
  /** Puts `text` on the clipboard; rejects where that is not to be had. */
  copyText(text: string): Promise<void>;
  /**
   * The server's public address for a root-relative one: what is copied has to open elsewhere.
   * In a browser that is the page's own origin.
   */
  publicAddress(rootRelative: string): string;
  /** Where this window loads a root-relative address of the server from; the same as given where left out. */
  readonly localAddress?: (rootRelative: string) => string;
  /** Told what the server calls its own public origin, whenever it has said so. */
  readonly learnPublicOrigin?: (origin: string) => void;
  /**
   * Calls `listener` with each command of the program's own menu; returns what ends that. Where there
   * is a menu, its Copy (and Ctrl or Cmd with C) copies the URLs of the selection.
   */
  readonly commands?: (listener: (command: HostCommand) => void) => () => void;
  /** Puts a picture itself on the clipboard, as PNG; rejects where the system refuses it. */
  readonly copyPicture?: (png: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Opens an address in the browser; rejects where the system refuses it. */
  readonly openOutside?: (address: string) => Promise<void>;
  readonly dragging?: FileDragging;
  /**
   * Told the names of files that have come into the media folder while the portal runs. Such a host
   * stays connected to the server also when its window is out of sight.
   */
  readonly filesArrived?: (names: readonly string[]) => void;
}
