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
  /** With `replace` the present place leaves no trace in the history. */
  go(to: string, options?: { replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
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
}
